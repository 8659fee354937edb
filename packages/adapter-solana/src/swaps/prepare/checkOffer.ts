import { CleatError, type DecodedExchange, type Swap, type SwapOffer } from '@cleat/core/adapter'

/**
 * Checks that an offer's transaction, as it was decoded, is the exchange that was asked for, and
 * gives no less than the offer without the tolerated loss.
 * @throws `SWAP_QUOTE_MISMATCH`
 */
export function checkOffer(parameters: {
  swap: Swap
  offer: SwapOffer
  exchange: DecodedExchange
}): void {
  const { swap, offer, exchange } = parameters
  const tolerated = (offer.amount * (10_000n - BigInt(swap.slippageBps))) / 10_000n
  const kept = {
    token: exchange.source === swap.source.address,
    target: exchange.target === swap.target.address,
    amount: exchange.amount === swap.amount,
    minimum: exchange.minReceived > 0n && exchange.minReceived >= tolerated,
    to: exchange.receiver === swap.address,
  }
  const field = Object.entries(kept).find(([, isKept]) => !isKept)?.[0]
  if (field !== undefined)
    throw new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
}
