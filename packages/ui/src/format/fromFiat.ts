/** Beyond this a price is a mistake, as it is for `toFiat`. */
const highestPrice = 1e12

/**
 * The atomic units that so many hundredths of the price's currency buy, cut and never rounded up. Exact: no floating-point number
 * is multiplied. `undefined` where nothing can be bought at the price.
 */
export function fromFiat(parameters: {
  hundredths: bigint
  decimals: number
  price: number
}): bigint | undefined {
  const { hundredths, decimals, price } = parameters
  if (!Number.isFinite(price) || price <= 0 || price > highestPrice) return undefined
  // Read as `toFiat` reads it: the shortest number that is this price.
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const finer = BigInt(decimals + fraction.length - Number(exponent))
  return (hundredths * 10n ** finer) / (BigInt(whole + fraction) * 100n)
}
