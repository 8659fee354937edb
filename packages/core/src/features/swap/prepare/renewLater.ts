import type { SwapContext } from '../state/swapContext.ts'

/** Exchanges are prepared again this long before they expire: enough time to review and sign. */
const marginMs = 10_000

/** Offers that expire sooner would be renewed in a loop. */
const leastMs = 5_000

/**
 * Renews the shown exchange before it expires, while the page is visible. A hidden page sends no
 * requests: an expired exchange is refused and prepared again then.
 */
export function renewLater(context: SwapContext, renew: () => void): void {
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
    const isIdle = state.swapping.status !== 'pending'
    if (isSeen && isIdle && !lifetime.aborted) renew()
  }
  const ms = Math.min(Math.max(expiresAt - marginMs - Date.now(), leastMs), 2 ** 31 - 1)
  internal.renewal = setTimeout(renewIfSeen, ms)
}
