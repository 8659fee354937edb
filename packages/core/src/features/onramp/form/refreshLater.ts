import type { OnrampContext } from '../state/onrampContext.ts'

/** Prices are asked for again after this time. Milliseconds. */
const refreshMs = 30_000

/**
 * Asks again while the form is seen. A hidden page, or another view, sends no requests: the form
 * asks again when it is shown.
 */
export function refreshLater(
  context: Pick<OnrampContext, 'kit' | 'internal' | 'lifetime'>,
  renew: () => void,
): void {
  const { kit, internal, lifetime } = context
  clearTimeout(internal.refresh)
  internal.refresh = setTimeout(() => {
    if (lifetime.aborted) return
    const { modal, router } = kit.controllers
    const isSeen =
      modal.state.open &&
      router.current().name === 'OnRampProviders' &&
      globalThis.document?.visibilityState !== 'hidden'
    if (isSeen) renew()
    else refreshLater(context, renew)
  }, refreshMs)
}
