/**
 * Parses a plain decimal number to base units, exactly. Accepts what `cleanAmount` and
 * `formatAmount` produce: digits with at most one point, such as `1`, `0.5` or `1.`. Returns
 * `undefined` for other text and for more decimals than the unit has.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}
