import { toFiat } from '@cleat/core/data'

type Side = {
  readonly amount: bigint
  readonly decimals: number
  /** In US dollars for one whole token. */
  readonly price: number | undefined
}

/** Below it, prices differ more from each other than the exchange loses. In hundredths. */
const leastCents = 100n

/**
 * How much less the target is worth than the source, in basis points, rounded down; negative for a
 * gain. `undefined` without both prices, or for amounts that are worth too little to tell.
 */
export function getValueLoss(parameters: { source: Side; target: Side }): number | undefined {
  const paid = toFiat(parameters.source)
  const received = toFiat(parameters.target)
  if (paid === undefined || received === undefined || paid < leastCents) return undefined
  return Number(((paid - received) * 10_000n) / paid)
}
