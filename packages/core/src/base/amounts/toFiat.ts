/** Higher prices are errors of the service. */
const highestPrice = 1e12

/**
 * Returns the value of an amount in hundredths of the price's currency, rounded down. `price` is
 * for one whole token. The calculation uses integers only, so it is exact. Returns `undefined` if
 * the price is missing or invalid.
 */
export function toFiat(parameters: {
  amount: bigint
  decimals: number
  price: number | undefined
}): bigint | undefined {
  const { amount, decimals, price } = parameters
  if (!isPrice(price)) return undefined
  // `String` returns the shortest decimal form of the price. `toFixed` would print its binary
  // rounding error.
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const finer = BigInt(decimals + fraction.length - Number(exponent))
  return (amount * BigInt(whole + fraction) * 100n) / 10n ** finer
}

/** Whether a number is a valid price: finite, not negative, at most `highestPrice`. */
export function isPrice(price: number | undefined): price is number {
  return price !== undefined && price >= 0 && price <= highestPrice
}
