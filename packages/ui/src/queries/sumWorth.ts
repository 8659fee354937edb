import { type TokenBalance, toFiat } from '@cleat/core/data'

/** The total value of tokens in hundredths of a dollar, and how many have no price. */
export function sumWorth(balances: readonly TokenBalance[]): {
  readonly cents: bigint
  readonly priced: number
  readonly unpriced: number
} {
  const held = balances.filter(({ quantity }) => quantity.amount > 0n)
  const worths = held.flatMap(({ price, quantity: { amount, decimals } }) => {
    const worth = toFiat({ amount, decimals, price })
    return worth === undefined ? [] : [worth]
  })
  const cents = worths.reduce((sum, worth) => sum + worth, 0n)
  return { cents, priced: worths.length, unpriced: held.length - worths.length }
}
