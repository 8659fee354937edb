import type { SendContext } from '../sendContext.ts'

/** How long before it expires a payment is made ready anew: enough to be read and signed. */
const marginMs = 15_000

/**
 * Has what is shown made ready anew when it is about to expire, as long as somebody looks at it. A page that is left alone asks nobody
 * for anything: what has expired there is refused when it is sent, and made ready again then.
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
  // Never at once: a chain whose payments expire within the margin would be asked without end.
  internal.renewal = setTimeout(renewIfSeen, Math.max(expiresAt - marginMs - Date.now(), marginMs))
}
