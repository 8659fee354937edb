/**
 * A plain decimal number as atomic units, exactly. Plain is what `cleanAmount` and `formatAmount` make: digits with at
 * most one point, such as `1`, `0.5` or `1.`. Undefined for anything else, and for more decimals than the unit has.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}
