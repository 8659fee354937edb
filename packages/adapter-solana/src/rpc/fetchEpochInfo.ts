import type { CaipNetwork } from '@cleat/core/adapter'
import { looseObject } from 'valibot'
import { fetchRpc } from './fetchRpc.ts'
import { wholeNumber } from './wholeNumber.ts'

const schema = looseObject({
  absoluteSlot: wholeNumber,
  blockHeight: wholeNumber,
  epoch: wholeNumber,
})

/**
 * Fetches the slot, block height and epoch that a node has reached.
 * @throws `NETWORK_RPC_FAILED`
 */
export function fetchEpochInfo(parameters: {
  network: CaipNetwork
  commitment: 'confirmed' | 'finalized'
}): Promise<{ absoluteSlot: bigint; blockHeight: bigint; epoch: bigint }> {
  const { network, commitment } = parameters
  return fetchRpc({ network, method: 'getEpochInfo', params: [{ commitment }], schema })
}
