import type { CaipNetwork } from '@cleat/core'
import { findIntentNetwork, type Payments } from '@cleat/core/payments'
import { useLayoutEffect, useState } from 'react'
import { useKit } from '../../../kit/useKit.ts'
import { usePayments } from '../../../queries/usePayments.ts'
import type { RouteOf } from '../../../shell/viewEntry.ts'

// A form belongs to the visit that a route stands for: it is there when the visitor comes back to it.
const begun = new WeakMap<Payments, object>()

/**
 * Starts a form of its own for each visit. Waits while what is wished is on another network than the one in use, which is given
 * then; `null` for one that the app does not have.
 */
export function useBeginning(parameters: {
  route: RouteOf<'WalletSend'>
  network: CaipNetwork | undefined
}): { readonly elsewhere: CaipNetwork | null | undefined } {
  const { route, network } = parameters
  const kit = useKit()
  const payments = usePayments()
  const { router } = kit.controllers
  // The same route can stand for many visits.
  useState(() => router.state.direction !== 'back' && begun.delete(payments))
  const wished = route.intent ? (findIntentNetwork(kit, route.intent) ?? null) : network
  const isElsewhere =
    begun.get(payments) !== route && wished?.caipNetworkId !== network?.caipNetworkId

  useLayoutEffect(() => {
    if (isElsewhere || begun.get(payments) === route) return
    begun.set(payments, route)
    payments.begin(route.intent)
  }, [isElsewhere, route, payments])

  return { elsewhere: isElsewhere ? wished : undefined }
}
