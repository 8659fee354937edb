import { ref } from 'valtio/vanilla'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { SwapQuote } from '../state/swapQuote.ts'
import { prepareQuote } from './prepareQuote.ts'
import { rankQuotes } from './rankQuotes.ts'

/** Each trial runs a transaction on the app's node. */
const most = 4

type Untried = {
  readonly id: string
  readonly name: string
  readonly offer?: SwapOffer | undefined
}

/**
 * Tries out the best offers at once, and shows what they really bring. What is shown before stays
 * until the first result.
 */
export async function tryQuotes(
  context: SwapContext,
  parameters: { swap: Swap; signal: AbortSignal; quotes: readonly Untried[] },
): Promise<void> {
  const { state } = context
  const { swap, signal } = parameters
  const byOffer = [...parameters.quotes].sort((one, other) =>
    (one.offer?.amount ?? 0n) > (other.offer?.amount ?? 0n) ? -1 : 1,
  )
  const tried = byOffer.slice(0, most)
  const quotes = new Map<string, SwapQuote>(
    byOffer.flatMap(({ id, name, offer }, at) =>
      offer ? [[id, { id, name, offer, status: at < most ? 'pending' : 'offered' }] as const] : [],
    ),
  )
  const show = (isTrying: boolean) => {
    if (signal.aborted) return
    const ranked = rankQuotes([...quotes.values()], toPrices(context, swap))
    state.quoting = { status: 'success', swap, quotes: ref(ranked), isTrying }
  }
  let left = tried.length
  await Promise.all(
    tried.map(async ({ id, name, offer }) => {
      const quote = await tryQuote(context, { swap, signal, untried: { id, name, offer } })
      quotes.set(id, quote)
      left -= 1
      show(left > 0)
    }),
  )
  signal.throwIfAborted()
}

async function tryQuote(
  context: SwapContext,
  parameters: { swap: Swap; signal: AbortSignal; untried: Untried },
): Promise<SwapQuote> {
  const { swap, signal, untried } = parameters
  try {
    const prepared = await prepareQuote(context, { swap, offer: untried.offer, signal })
    return { ...untried, status: 'success', prepared }
  } catch (error) {
    signal.throwIfAborted()
    if (!isCleatError(error)) throw error
    return { ...untried, status: 'error', error }
  }
}

function toPrices({ state }: SwapContext, { network, target }: Swap) {
  return {
    target: { price: state.toTokenPriceInUSD, decimals: target.decimals },
    coin: { price: state.networkPrice, decimals: network.nativeCurrency.decimals },
  }
}
