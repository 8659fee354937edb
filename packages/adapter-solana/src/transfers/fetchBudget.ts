import type { CaipNetwork } from '@cleat/core/adapter'
import { array, looseObject } from 'valibot'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

const schema = array(looseObject({ prioritizationFee: wholeNumber }))
/** The lowest price of a unit, in micro-lamports. Validators include it when blocks have room. */
const lowest = 10_000n
/** The highest price of all units together, in micro-lamports: 0.0001 SOL. */
const highest = 100_000n * 1_000_000n

/**
 * The compute-unit limit and the price of a unit: the 75th percentile of recent transactions with
 * the same accounts, within bounds.
 */
export async function fetchBudget(parameters: {
  network: CaipNetwork
  /** The writable accounts. */
  addresses: readonly string[]
  /** The units that the simulation used. */
  used: bigint
}): Promise<{ units: bigint; price: bigint }> {
  const { network, addresses, used } = parameters
  // The chain's state may differ by then, and the transaction may need more units.
  const units = used + used / 5n + 500n
  const method = 'getRecentPrioritizationFees'
  // Without recent fees the lowest price is used. The payment may be slower.
  const recent = await fetchRpc({ network, method, params: [addresses], schema }).catch(() => [])
  const paid = recent
    .map(({ prioritizationFee }) => prioritizationFee)
    .sort((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const usual = paid[Math.floor(paid.length * 0.75)] ?? lowest
  const price = usual > lowest ? usual : lowest
  return { units, price: price * units < highest ? price : highest / units }
}
