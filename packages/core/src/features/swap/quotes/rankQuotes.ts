import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { SwapQuote } from '../state/swapQuote.ts'

/** The price and the decimals of an asset. */
export type Priced = { readonly price: number | undefined; readonly decimals: number }

/** More digits than cents, because fees are small. */
const finer = 10n ** 6n

/**
 * Sorts quotes: those that were tried out before those that were not, the one that brings most
 * after the network's fee first, unusable ones last. Where a price is missing, fees do not count.
 */
export function rankQuotes(
  quotes: readonly SwapQuote[],
  { target, coin }: { target: Priced; coin: Priced },
): readonly SwapQuote[] {
  const toValue = (amount: bigint, { decimals, price }: Priced) =>
    toFiat({ amount: amount * finer, decimals, price })
  const worth = (quote: SwapQuote): bigint => {
    if (quote.status !== 'success') return quote.offer?.amount ?? 0n
    const { expected, fee } = quote.prepared
    const brings = toValue(expected, target)
    const costs = fee && toValue(fee.expected, coin)
    const isComparable = target.price && coin.price && brings !== undefined && costs !== undefined
    return isComparable ? brings - costs : expected
  }
  const order = { success: 0, pending: 1, offered: 1, error: 2 }
  return [...quotes].sort((one, other) => {
    const byStatus = order[one.status] - order[other.status]
    if (byStatus !== 0) return byStatus
    const [first, second] = [worth(one), worth(other)]
    return first === second ? 0 : first > second ? -1 : 1
  })
}
