/** Writes a number as its unit is read: sizes with a decimal, ratios with two, counts as they are. */
export function formatAmount(value: number, unit: string): string {
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${value.toFixed(0)} ms`
  if (unit === '×') return `× ${value.toFixed(2)}`
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
