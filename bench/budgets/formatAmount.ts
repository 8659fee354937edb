/** Formats a number by its unit: sizes with one decimal, ratios with two, counts with none. */
export function formatAmount(value: number, unit: string): string {
  if (unit === 'kB') return `${value.toFixed(1)} kB`
  if (unit === 'ms') return `${value.toFixed(0)} ms`
  if (unit === '×') return `× ${value.toFixed(2)}`
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}
