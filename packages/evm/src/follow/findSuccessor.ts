import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import type { EvmNode } from '../node/createEvmNode.ts'
import { type NodeTransaction, readTransaction } from './readTransaction.ts'

/**
 * Finds the account's transaction with a given nonce, which is unique. Its block is the first one
 * after which the account's nonce is larger, found by binary search from `since`, an earlier block.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function findSuccessor(
  node: EvmNode,
  { from, nonce, since }: { from: string; nonce: bigint; since: bigint },
): Promise<NodeTransaction | undefined> {
  let [low, high] = [since, await node.readNumber('eth_blockNumber')]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    const count = await node.readNumber('eth_getTransactionCount', from, toQuantity(middle))
    if (count > nonce) high = middle
    else low = middle
  }
  const block = await node.ask('eth_getBlockByNumber', toQuantity(high), true)
  const transactions = readProperty(block, 'transactions')
  return (Array.isArray(transactions) ? transactions : [])
    .map(readTransaction)
    .find((one) => one?.from === from && one.nonce === nonce)
}
