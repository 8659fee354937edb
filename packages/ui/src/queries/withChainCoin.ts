import type { Balance } from '@cleat/core/balances'
import { formatAmount, type Holdings } from '@cleat/core/data'

/**
 * Holdings in which the chain has the last word on its own coin, so that there are no two numbers of it: the account shows what
 * the chain says, and a service may be late.
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
