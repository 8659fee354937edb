import type { Swap, SwapOffer } from '@cleat/core/adapter'

/** The least that may arrive: the offered amount without the tolerated loss, rounded down. */
export function toTolerated(
  { slippageBps }: Pick<Swap, 'slippageBps'>,
  { amount }: Pick<SwapOffer, 'amount'>,
): bigint {
  return (amount * (10_000n - BigInt(slippageBps))) / 10_000n
}
