import { CleatError } from '@cleat/core'
import { useContext, useState, useSyncExternalStore } from 'react'
import type { AppKit } from './appKit.ts'
import { AppKitContext } from './appKitContext.ts'
import { getDefaultKit, subscribeDefaultKit } from './kitRegistry.ts'

/**
 * The kit of the nearest provider, else the default kit.
 * @throws `CleatError`: `CONFIG_NO_KIT`
 */
export function useCurrentKit(caller: string): AppKit {
  const kit = useOptionalKit()
  if (!kit) throw new CleatError('CONFIG_NO_KIT', { context: { caller } })
  return kit
}

/** The same, without an error before `createAppKit`. */
export function useOptionalKit(): AppKit | undefined {
  const provided = useContext(AppKitContext)
  const fallback = useSyncExternalStore(subscribeDefaultKit, getDefaultKit, getDefaultKit)
  const living = provided ?? fallback
  // A component that outlives its kit keeps the last one instead of throwing.
  const [last, setLast] = useState(living)
  if (living && living !== last) setLast(living)
  return living ?? last
}
