import { readProperty } from '@cleat/core/adapter'
import { isQuantity } from '../abi/isQuantity.ts'
import type { EvmNode } from './createEvmNode.ts'

/**
 * The time of the newest block, in milliseconds since the epoch. The device's where the node does
 * not say.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readClock(node: EvmNode): Promise<number> {
  const block = await node.ask('eth_getBlockByNumber', 'latest', false)
  const time = readProperty(block, 'timestamp')
  return isQuantity(time) ? Number(time) * 1000 : Date.now()
}
