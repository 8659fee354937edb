import type { CaipNetwork } from '@cleat/core/adapter'
import { array, looseObject } from 'valibot'
import { readRpc } from '../rpc/readRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const schema = array(looseObject({ prioritizationFee: wholeNumber }))
/** For each unit, in millionths of a lamport: enough to be looked at where nobody else waits. */
const lowest = 10_000n
/** For all of them, in the same: a ten-thousandth of a SOL. */
const highest = 100_000n * 1_000_000n

/**
 * How much the chain may compute, and what to pay for a unit of it: what three of four recent transactions with the same accounts paid
 * at most, within bounds.
 */
export async function readBudget(parameters: {
  network: CaipNetwork
  /** The accounts that are written. */
  addresses: readonly string[]
  /** What the chain computed when it was tried out. */
  used: bigint
}): Promise<{ units: bigint; price: bigint }> {
  const { network, addresses, used } = parameters
  // Where the chain has moved on by then, it may take some more.
  const units = used + used / 5n + 500n
  const method = 'getRecentPrioritizationFees'
  // What cannot be told costs a little speed and is no reason not to pay.
  const recent = await readRpc({ network, method, params: [addresses], schema }).catch(() => [])
  const paid = recent
    .map(({ prioritizationFee }) => prioritizationFee)
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const usual = paid[Math.floor(paid.length * 0.75)] ?? lowest
  const price = usual > lowest ? usual : lowest
  return { units, price: price * units < highest ? price : highest / units }
}
