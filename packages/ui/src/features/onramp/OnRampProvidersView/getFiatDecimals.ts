/** The decimals of a currency: 2 for dollars, none for yen. */
export function getFiatDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
