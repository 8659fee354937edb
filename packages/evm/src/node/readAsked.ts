import type { TrackingData } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmNode } from './createEvmNode.ts'

/**
 * The block at which the wallet is asked. What is in an older one is another transaction.
 * `undefined` if the node does not say.
 */
export async function readAsked(node: EvmNode): Promise<TrackingData | undefined> {
  try {
    return { asked: toQuantity(await node.readNumber('eth_blockNumber')) }
  } catch {
    return undefined
  }
}
