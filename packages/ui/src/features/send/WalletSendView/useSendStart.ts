import type { CaipNetwork } from '@cleat/core'
import { findIntentNetwork, type SendController } from '@cleat/core/send'
import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useMemory } from '../../../kit/useMemory.ts'
import { useSend } from '../../../queries/useSend.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'

/** The visit that each form belongs to. The form is there when the visitor comes back to it. */
const createStarted = () => new WeakMap<SendController, object>()

/**
 * Starts a form of its own for each visit. Waits while what is wished is on another network than the one in use, which is given
 * then; `null` for one that the app does not have.
 */
export function useSendStart(parameters: {
  route: RouteOf<'WalletSend'>
  network: CaipNetwork | undefined
}): { readonly elsewhere: CaipNetwork | null | undefined } {
  const { route, network } = parameters
  const kit = useKit()
  const send = useSend()
  const started = useMemory(createStarted)
  const { router } = kit.controllers
  // The same route can stand for many visits.
  useState(() => router.state.direction !== 'back' && started.delete(send))
  const wished = route.intent ? (findIntentNetwork(kit, route.intent) ?? null) : network
  const isElsewhere =
    started.get(send) !== route && wished?.caipNetworkId !== network?.caipNetworkId

  useLayoutEffect(() => {
    if (isElsewhere || started.get(send) === route) return
    started.set(send, route)
    send.start(route.intent)
  }, [isElsewhere, route, send, started])

  return { elsewhere: isElsewhere ? wished : undefined }
}
