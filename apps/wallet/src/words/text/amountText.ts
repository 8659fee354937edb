import { formatUnits } from 'viem'

export type AmountTextParameters = {
  value: bigint
  symbol: string
  decimals: number
  /** The maximum number of decimals. @default 6 */
  digits?: number | undefined
}

/** Formats an amount. A small amount is never shown as zero. */
export function amountText(parameters: AmountTextParameters): string {
  const { value, symbol, decimals, digits: maxDigits = 6 } = parameters
  const [whole = '0', rest = ''] = formatUnits(value, decimals).split('.')
  const digits = rest.slice(0, maxDigits).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  if (value > 0n && whole === '0' && !digits) return `<0.${'0'.repeat(maxDigits - 1)}1 ${symbol}`
  return `${grouped}${digits ? `.${digits}` : ''} ${symbol}`
}
