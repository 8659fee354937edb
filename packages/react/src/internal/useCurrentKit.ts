import { CleatError } from '@cleat/core'
import { useContext, useState, useSyncExternalStore } from 'react'
import { AppKitContext } from '../AppKitProvider.tsx'
import type { AppKit } from '../appKit.ts'
import { getDefaultKit, subscribeDefaultKit } from './kitRegistry.ts'

/**
 * The kit of the nearest provider, else the default one.
 * @throws `CONFIG_NO_KIT`
 */
export function useCurrentKit(caller: string): AppKit {
  const provided = useContext(AppKitContext)
  const fallback = useSyncExternalStore(subscribeDefaultKit, getDefaultKit, getDefaultKit)
  const living = provided ?? fallback
  // A component that outlives its kit goes on with what it had, instead of taking the app down with it.
  const [first] = useState(living)
  const kit = living ?? first
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  return kit
}
