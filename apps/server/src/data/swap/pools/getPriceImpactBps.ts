import type { getAmountOut } from './getAmountOut.ts'

export declare namespace getPriceImpactBps {
  type Parameters = getAmountOut.Parameters & { amountOut: bigint }
}

/**
 * How much less a swap pays than the price before it, in hundredths of a percent, rounded up. The
 * fee of the pools is no part of it.
 */
export function getPriceImpactBps(parameters: getPriceImpactBps.Parameters): number {
  const { amount, hops, feeBps, amountOut } = parameters
  let ideal = amount
  let scale = 1n
  for (const { reserveIn, reserveOut } of hops) {
    ideal *= reserveOut * BigInt(10_000 - feeBps)
    scale *= reserveIn * 10_000n
  }
  if (ideal === 0n) return 10_000
  const lost = ideal - amountOut * scale
  return lost <= 0n ? 0 : Number((lost * 10_000n + ideal - 1n) / ideal)
}
