import { type TokenBalance, toFiat } from '@cleat/core/data'

/**
 * The native currency first, then by value, then tokens without a price in their order. Leaves out
 * empty balances.
 */
export function sortHoldings(balances: readonly TokenBalance[]): readonly TokenBalance[] {
  const worth = new Map(balances.map((balance) => [balance, getWorth(balance)]))
  const rank = (balance: TokenBalance) => worth.get(balance) ?? -1n
  return balances
    .filter(({ address, quantity }) => !address || quantity.amount > 0n)
    .toSorted((one, other) => {
      if (!one.address !== !other.address) return one.address ? 1 : -1
      return rank(one) === rank(other) ? 0 : rank(one) > rank(other) ? -1 : 1
    })
}

function getWorth({ price, quantity: { amount, decimals } }: TokenBalance): bigint | undefined {
  return toFiat({ amount, decimals, price })
}
