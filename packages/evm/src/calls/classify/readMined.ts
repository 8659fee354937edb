import { type Receipt, readReceipt } from '../../follow/readReceipt.ts'
import { type NodeTransaction, readTransaction } from '../../follow/readTransaction.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'

/** A transaction in a block. */
export type Mined = {
  readonly transaction: NodeTransaction
  readonly receipt: Receipt
  /** The node's own words. */
  readonly answer: unknown
  /** Whether it took the place of the one that was sent. @default false */
  readonly isSuccessor?: boolean | undefined
}

/**
 * `undefined` while it is in no block.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readMined(node: EvmNode, hash: string): Promise<Mined | undefined> {
  const [transaction, answer] = await Promise.all([
    node.ask('eth_getTransactionByHash', hash).then(readTransaction),
    node.ask('eth_getTransactionReceipt', hash),
  ])
  const receipt = readReceipt(answer)
  return transaction && receipt ? { transaction, receipt, answer } : undefined
}
