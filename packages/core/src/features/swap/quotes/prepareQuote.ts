import { ref } from 'valtio/vanilla'
import { formatAmount } from '../../../base/amounts/formatAmount.ts'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { toCleatError } from '../../../base/errors/toCleatError.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { SwapOffer } from '../../../contract/swaps/swapOffer.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * Prepares an offer: has its call built where it has none, then has the adapter read it and try it
 * out.
 * @throws a `CleatError`
 */
export async function prepareQuote(
  context: SwapContext,
  parameters: { swap: Swap; offer: SwapOffer | undefined; signal: AbortSignal },
): Promise<PreparedSwap> {
  const { kit, api, policy } = context
  const { swap, offer, signal } = parameters
  const { network } = swap
  try {
    const isBuilt = offer === undefined || offer.call !== undefined
    const built = isBuilt ? offer : await api?.build({ swap, offer }, { signal })
    const swaps = await loadSwaps(kit, network.chainNamespace)
    const prepared = await swaps.prepare({
      ...{ swap, offer: built, policy, signal },
      canBatch: async () => (await (await kit.calls?.())?.canBatch(swap)) ?? false,
    })
    requireFloor({ ...prepared, swap }, offer)
    // Everything is compared with the visitor's own exchange, whatever the adapter returns.
    return ref<PreparedSwap>({ ...prepared, swap })
  } catch (error) {
    signal.throwIfAborted()
    throw toCleatError(error, 'NETWORK_RPC_FAILED', { context: { network: network.name } })
  }
}

/**
 * The least that may arrive is what the visitor tolerates of what was offered. It is never more
 * than what was tried out.
 */
function requireFloor(
  { swap, kind, expected, minReceived, router = kind }: PreparedSwap,
  offer: SwapOffer | undefined,
): void {
  const shown = offer && offer.amount < expected ? offer.amount : expected
  const tolerated = (shown * BigInt(10_000 - swap.slippageBps)) / 10_000n
  if (minReceived <= 0n || minReceived < tolerated)
    throw new CleatError('SWAP_FLOOR_MISSING', { context: { router } })
  if (minReceived <= expected) return
  const { symbol, decimals } = swap.target
  const minimum = formatAmount(minReceived, decimals)
  const now = formatAmount(expected, decimals)
  throw new CleatError('SWAP_PRICE_MOVED', { context: { symbol, minimum, now } })
}
