import type { SendContext } from '../state/sendContext.ts'

/** Payments are prepared again this long before they expire: enough time to review and sign. */
const marginMs = 15_000

/**
 * Renews the shown payment before it expires, while the page is visible. A hidden page sends no
 * requests: its expired payment is refused on send and prepared again then.
 */
export function renewLater(context: SendContext, renew: () => void): void {
  const { kit, internal, state, lifetime } = context
  const expiresAt = internal.shown?.prepared.expiresAt
  clearTimeout(internal.renewal)
  if (expiresAt === undefined) return
  const renewIfSeen = () => {
    const { modal, router } = kit.controllers
    const isSeen =
      modal.state.open &&
      kit.routes.get(router.current().name).isRenewed &&
      globalThis.document?.visibilityState !== 'hidden'
    const isIdle = state.sending.status !== 'pending'
    if (isSeen && isIdle && !lifetime.aborted) renew()
  }
  // At least the margin, because payments that expire sooner would be renewed in a loop.
  internal.renewal = setTimeout(renewIfSeen, Math.max(expiresAt - marginMs - Date.now(), marginMs))
}
