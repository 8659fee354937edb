import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import { isAlone } from '../../follow/isAlone.ts'
import { readPrefund } from '../../follow/readPrefund.ts'
import type { Receipt } from '../../follow/readReceipt.ts'
import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'

/**
 * What a transaction changed an account's coins by, without what the account paid for it: what it
 * has after the block less what it had before. `undefined` if something else of the block touched
 * the account, or if the node does not remember so far.
 */
export async function readCoinChange(
  node: EvmNode,
  parameters: {
    account: string
    transaction: Pick<NodeTransaction, 'hash' | 'from'>
    receipt: Receipt
  },
): Promise<bigint | undefined> {
  const { account, transaction, receipt } = parameters
  const number = receipt.blockNumber
  const [before, after] = [toQuantity(number - 1n), toQuantity(number)]
  try {
    const [block, old, now, prefund] = await Promise.all([
      node.ask('eth_getBlockByNumber', after, true),
      node.readNumber('eth_getBalance', account, before),
      node.readNumber('eth_getBalance', account, after),
      readPrefund(node, { account, receipt, before }),
    ])
    const isOnly =
      readProperty(block, 'hash') === receipt.blockHash &&
      isAlone(block, { transaction, parties: [account.toLowerCase()] })
    const fee = transaction.from === account.toLowerCase() ? receipt.fee : 0n
    if (!isOnly || fee === undefined || prefund === undefined) return undefined
    return now - old + fee + prefund
  } catch {
    return undefined
  }
}
