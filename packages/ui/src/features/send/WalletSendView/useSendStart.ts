import type { CaipNetwork } from '@cleat/core'
import { findIntentNetwork, type SendController } from '@cleat/core/send'
import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { useSend } from '../../../queries/useSend.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'

// A form belongs to the visit that a route stands for: it is there when the visitor comes back to it.
const begun = new WeakMap<SendController, object>()

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
  const { router } = kit.controllers
  // The same route can stand for many visits.
  useState(() => router.state.direction !== 'back' && begun.delete(send))
  const wished = route.intent ? (findIntentNetwork(kit, route.intent) ?? null) : network
  const isElsewhere = begun.get(send) !== route && wished?.caipNetworkId !== network?.caipNetworkId

  useLayoutEffect(() => {
    if (isElsewhere || begun.get(send) === route) return
    begun.set(send, route)
    send.start(route.intent)
  }, [isElsewhere, route, send])

  return { elsewhere: isElsewhere ? wished : undefined }
}
