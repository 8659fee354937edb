import { type selectCoins as select, selectCoins } from './selectCoins.ts'

/** The weight of a coin that is spent in the costliest way a single key has, and of all else with the largest output. */
const heaviest = { coin: 592n, rest: 216n }

/**
 * What the coins that are worth spending come to, as many as one transaction holds, and what it costs to pay with all of them. Where nobody knows how they are
 * spent, as much as it can cost at most.
 */
export function measureAll(
  parameters: Omit<select.Parameters, 'isAll' | 'to' | 'spending'> & {
    spending: select.Parameters['spending'] | undefined
    /** The script of the receiver. */
    script: Uint8Array
  },
): { total: bigint; fee: bigint } {
  const { spending, script, coins, feeRate } = parameters
  if (!spending) {
    const total = coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
    const weight = BigInt(coins.length) * heaviest.coin + heaviest.rest
    return { total, fee: feeRate * toBytes(weight) }
  }
  const to = { script, amount: 0n }
  const selected = selectCoins({ ...parameters, spending, to, isAll: true })
  if (!selected) return { total: 0n, fee: 0n }
  return { total: selected.total, fee: feeRate * toBytes(BigInt(selected.weight)) }
}

function toBytes(weight: bigint): bigint {
  return (weight + 3n) / 4n
}
