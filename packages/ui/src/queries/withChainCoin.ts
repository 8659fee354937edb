import type { Balance } from '@cleat/core/balances'
import { formatAmount, type Holdings } from '@cleat/core/data'

/**
 * Replaces the native balance by the chain's own answer. A service may lag, and two numbers would
 * differ.
 */
export function withChainCoin(holdings: Holdings, coin: Balance | undefined): Holdings {
  if (!coin) return holdings
  const { value: amount } = coin
  const balances = holdings.balances.map((balance) => {
    const { address, quantity } = balance
    const { decimals } = quantity
    if (address || decimals !== coin.decimals || quantity.amount === amount) return balance
    return { ...balance, quantity: { amount, decimals, numeric: formatAmount(amount, decimals) } }
  })
  return { ...holdings, balances }
}
