import type { CaipNetwork } from '@cleat/core/adapter'
import { fetchEpochInfo } from '../rpc/fetchEpochInfo.ts'
import { fetchRpc } from '../rpc/fetchRpc.ts'
import { wholeNumber } from '../rpc/wholeNumber.ts'

/** For how many blocks a blockhash is valid. */
const life = 150n
/** The fastest block time, in milliseconds. */
const blockMs = 200

/**
 * The height after which no transaction made before now can be included. The estimate uses the time
 * of the node's newest block, so that a node that lags does not make it too low.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function fetchLastHeight(network: CaipNetwork): Promise<bigint> {
  const madeAt = Date.now()
  const { absoluteSlot, blockHeight } = await fetchEpochInfo({ network, commitment: 'finalized' })
  const params = [Number(absoluteSlot)]
  const seconds = await fetchRpc({ network, method: 'getBlockTime', params, schema: wholeNumber })
  const missedMs = Math.max(0, madeAt - Number(seconds) * 1000)
  return blockHeight + life + BigInt(Math.ceil(missedMs / blockMs))
}
