import { type selectCoins as select, selectCoins } from './selectCoins.ts'

/** The weight of the heaviest single-key input, and of all else with the largest output. */
const heaviest = { coin: 592n, rest: 216n }

/**
 * The total of the coins that are worth spending, as many as one transaction holds, and the fee to
 * spend them all. The maximum fee where the type of input is unknown.
 */
export function measureAll(
  parameters: Omit<select.Parameters, 'isAll' | 'to' | 'spending'> & {
    spending: select.Parameters['spending'] | undefined
    /** The locking script of the receiver. */
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
