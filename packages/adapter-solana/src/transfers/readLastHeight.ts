import type { CaipNetwork } from '@cleat/core/adapter'
import { readEpochInfo } from '../rpc/readEpochInfo.ts'
import { readRpc } from '../rpc/readRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

/** For how many blocks a transaction can refer to one. */
const life = 150n
/** No chain is quicker than a block in so many milliseconds. */
const blockMs = 200

/**
 * The height after which nothing can get into the chain that was made before now. A node that is behind cannot make it too low: what it
 * has missed is told by the time of its newest block.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readLastHeight(network: CaipNetwork): Promise<bigint> {
  const madeAt = Date.now()
  const { absoluteSlot, blockHeight } = await readEpochInfo({ network, commitment: 'finalized' })
  const params = [Number(absoluteSlot)]
  const seconds = await readRpc({ network, method: 'getBlockTime', params, schema: wholeNumber })
  const missedMs = Math.max(0, madeAt - Number(seconds) * 1000)
  return blockHeight + life + BigInt(Math.ceil(missedMs / blockMs))
}
