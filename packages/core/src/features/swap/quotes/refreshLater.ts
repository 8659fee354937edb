import type { SwapContext } from '../state/swapContext.ts'

/** Offers are asked for again after this time (spec §9). Milliseconds. */
const refreshMs = 10_000

/** After a failure. */
const retryMs = 30_000

/**
 * Asks for new offers while the form is seen. A hidden page, or another view, sends no requests:
 * the form asks again when it is shown.
 */
export function refreshLater(
  context: Pick<SwapContext, 'kit' | 'internal' | 'lifetime'>,
  { renew, isRetry = false }: { renew: () => void; isRetry?: boolean },
): void {
  const { kit, internal, lifetime } = context
  clearTimeout(internal.refresh)
  internal.refresh = setTimeout(
    () => {
      if (lifetime.aborted) return
      const { modal, router } = kit.controllers
      const isSeen =
        modal.state.open &&
        router.current().name === 'Swap' &&
        globalThis.document?.visibilityState !== 'hidden'
      if (isSeen) renew()
      else refreshLater(context, { renew, isRetry })
    },
    isRetry ? retryMs : refreshMs,
  )
}
