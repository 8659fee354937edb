import { CleatError } from '../../../base/errors/cleatError.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * Fetches a fresh offer of one source, with its call.
 * @throws `SWAP_NO_ROUTE`, `SWAP_UNSUPPORTED`, `SERVICE_…`
 */
export async function fetchOffer(
  { api }: Pick<SwapContext, 'api'>,
  parameters: { swap: Swap; source: string; signal: AbortSignal },
): Promise<SwapOffer> {
  const { swap, source, signal } = parameters
  if (!api) throw new CleatError('SWAP_UNSUPPORTED', { context: { network: swap.network.name } })
  const { offers } = await api.getQuotes({ swap, isFirm: true, sources: [source] }, { signal })
  const own = offers.filter((offer) => offer.source.id === source)
  const [first, ...rest] = own
  if (!first)
    throw new CleatError('SWAP_NO_ROUTE', {
      context: { source: swap.source.symbol, target: swap.target.symbol },
    })
  return rest.reduce((best, offer) => (offer.amount > best.amount ? offer : best), first)
}
