import { formatAmount } from '@cleat/core/adapter'

/** The native coin of a network. */
export type Coin = { readonly symbol: string; readonly decimals: number }

/** An amount of the native coin, such as `0.01 ETH`; in base units where the coin is not known. */
export function formatCoin(amount: bigint, coin: Coin | undefined): string {
  if (!coin) return `${amount} base units of the native coin`
  return `${formatAmount(amount, coin.decimals)} ${coin.symbol}`
}
