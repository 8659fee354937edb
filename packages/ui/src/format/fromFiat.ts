/** A higher price is a mistake. `toFiat` has the same limit. */
const highestPrice = 1e12

/**
 * Converts hundredths of the price's currency to base units, truncated. Exact, because it uses no
 * floating-point arithmetic. `undefined` if the price is zero or invalid.
 */
export function fromFiat(parameters: {
  hundredths: bigint
  decimals: number
  price: number
}): bigint | undefined {
  const { hundredths, decimals, price } = parameters
  if (!Number.isFinite(price) || price <= 0 || price > highestPrice) return undefined
  // Parsed as in `toFiat`: the shortest decimal of this number.
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const finer = BigInt(decimals + fraction.length - Number(exponent))
  return (hundredths * 10n ** finer) / (BigInt(whole + fraction) * 100n)
}
