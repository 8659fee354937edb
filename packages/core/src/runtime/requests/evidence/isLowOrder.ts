import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { AssetAmount, OrderAction } from '../../../contract/requests/requestAction.ts'
import type { AssetPrice } from '../../../contract/requests/requestEvidence.ts'

/** A unit in which no value of an asset is rounded. */
const fine = 10n ** 400n

/**
 * Whether an order is known to bring something that is worth less than half of what it gives. What
 * it gives without a price would only make it worse; what it brings without one could be the rest.
 */
export function isLowOrder(
  { gives, gets }: Pick<OrderAction, 'gives' | 'gets'>,
  prices: readonly AssetPrice[],
): boolean {
  const value = (asset: AssetAmount) => toValue(asset, prices)
  const [given, got] = [gives.map(value), gets.map(value)]
  if (got.includes(undefined)) return false
  const brought = sum(got)
  return brought > 0n && brought * 2n < sum(given)
}

function toValue(
  { token, amount, id }: AssetAmount,
  prices: readonly AssetPrice[],
): bigint | undefined {
  if (amount === 0n) return 0n
  if (id !== undefined) return undefined
  const known = prices.find((one) => one.token === token)
  return known && toFiat({ ...known, amount: amount * fine })
}

function sum(values: readonly (bigint | undefined)[]): bigint {
  return values.reduce<bigint>((all, value = 0n) => all + value, 0n)
}
