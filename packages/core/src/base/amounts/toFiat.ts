/** Beyond this a price is a mistake, or somebody's joke. */
const highestPrice = 1e12

/**
 * What an amount of atomic units is worth at `price` for one whole token, in hundredths of the price's currency,
 * rounded down. Exact: no floating-point number is multiplied. `undefined` where the price is none.
 */
export function toFiat(parameters: {
  amount: bigint
  decimals: number
  price: number | undefined
}): bigint | undefined {
  const { amount, decimals, price } = parameters
  if (!isPrice(price)) return undefined
  // The shortest number that is this price, which is how it was written; `toFixed` writes the binary one behind it.
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const finer = BigInt(decimals + fraction.length - Number(exponent))
  return (amount * BigInt(whole + fraction) * 100n) / 10n ** finer
}

/** Whether a number can be the price of something: not negative, finite, and of this world. */
export function isPrice(price: number | undefined): price is number {
  return price !== undefined && price >= 0 && price <= highestPrice
}
