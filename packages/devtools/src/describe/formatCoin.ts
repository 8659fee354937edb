import { formatAmount } from '@cleat/core/adapter'

/** What an amount is of: the native coin of a network, or a token that is known. */
export type Coin = { readonly symbol: string; readonly decimals: number }

/** An amount, such as `0.01 ETH`. Without a coin it is base units of a native one. */
export function formatCoin(amount: bigint, coin: Coin | undefined): string {
  if (!coin) return `${amount} base units of the native coin`
  return `${formatAmount(amount, coin.decimals)} ${coin.symbol}`
}
