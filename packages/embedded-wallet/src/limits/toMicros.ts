const millionths = 1_000_000n
const form = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/

/**
 * What an amount is worth, in millionths of the currency: exact, and rounded up. `undefined` for
 * what is no price.
 * @param parameters.amount in base units
 * @param parameters.price of a whole one
 */
export function toMicros(parameters: {
  amount: bigint
  decimals: number
  price: number
}): bigint | undefined {
  const { amount, decimals, price } = parameters
  const [, whole, part = '', exponent = '0'] = form.exec(String(price)) ?? []
  if (whole === undefined || price <= 0 || amount < 0n) return undefined
  const digits = BigInt(whole + part)
  const places = part.length - Number(exponent) + decimals
  if (places <= 0) return amount * digits * 10n ** BigInt(-places) * millionths
  const divisor = 10n ** BigInt(places)
  return (amount * digits * millionths + divisor - 1n) / divisor
}
