import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import type { Swap } from '../../../contract/swaps/swap.ts'
import type { OrderNews } from '../../../contract/swaps/swapOrder.ts'
import type { SwapOutcome } from '../../../contract/swaps/swapOutcome.ts'
import type { PaymentAsset } from '../../../contract/transfers/payment.ts'
import { readTrackingData } from '../../../runtime/pendingTransactions/readTrackingData.ts'
import { expireAccount } from '../../../runtime/queries/expireAccount.ts'
import { loadSwaps } from '../state/loadSwaps.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'

/**
 * Follows a step until the chain has decided, and records the result.
 * @throws the reason of the lifetime, and `UI_LOAD_FAILED`; it then stays pending and is followed
 * after the next page load
 */
export async function followSwap(
  context: SwapContext,
  parameters: {
    entry: PendingSwap
    swap: Swap
    minReceived: bigint
    /** Called when the source of an order says that it will not be filled. */
    onRefusal?: (() => void) | undefined
  },
): Promise<SwapOutcome> {
  const { kit, lifetime, pendingSwaps } = context
  const { entry, swap, minReceived, onRefusal } = parameters
  const swaps = await loadSwaps(kit, swap.network.chainNamespace)
  lifetime.throwIfAborted()
  const outcome = await swaps.follow({
    ...{ hash: entry.hash, swap, minReceived, isExchange: entry.type === 'exchange' },
    ...{ trackingData: entry.trackingData, signal: lifetime },
    fetchOrder: createFetchOrder(context, { entry, swap, onRefusal }),
    onTrackingData(known) {
      const trackingData = readTrackingData(known)
      if (trackingData && !lifetime.aborted) pendingSwaps.setTrackingData(entry, trackingData)
    },
  })
  lifetime.throwIfAborted()
  pendingSwaps.settle(entry, outcome)
  const { network, address, source, target } = swap
  const { caipNetworkId } = network
  const toToken = (asset: PaymentAsset) =>
    asset.address === undefined
      ? undefined
      : toCaipAddress({ caipNetworkId, address: asset.address })
  expireAccount(kit, { network, address, tokens: [toToken(source), toToken(target)] })
  return outcome
}

/** Asks the source of an order. `undefined` for what is no order. */
function createFetchOrder(
  { api, lifetime: signal }: SwapContext,
  parameters: { entry: PendingSwap; swap: Swap; onRefusal: (() => void) | undefined },
): (() => Promise<OrderNews | undefined>) | undefined {
  const { entry, swap, onRefusal } = parameters
  const source = entry.trackingData?.source
  if (!api || typeof source !== 'string') return undefined
  return async () => {
    const news = await api.getOrder({ swap, source, id: entry.hash }, { signal })
    if (news.status === 'cancelled' || news.status === 'expired') onRefusal?.()
    return news
  }
}
