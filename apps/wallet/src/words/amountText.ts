import { formatUnits } from 'viem'

export type AmountTextParameters = { value: bigint; symbol: string; decimals: number }

/** An amount with at most six digits after the point. A small one never looks like nothing. */
export function amountText(parameters: AmountTextParameters): string {
  const { value, symbol, decimals } = parameters
  const [whole = '0', rest = ''] = formatUnits(value, decimals).split('.')
  const digits = rest.slice(0, 6).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  if (value > 0n && whole === '0' && !digits) return `<0.000001 ${symbol}`
  return `${grouped}${digits ? `.${digits}` : ''} ${symbol}`
}
