import type { EvmNode } from '../node/createEvmNode.ts'
import type { Receipt } from './readReceipt.ts'

/** Whether the block of a transaction stays. */
export type Settlement = {
  /**
   * Whether the block has a successor, or was seen two seconds ago. One without a successor may be
   * reorganized.
   * @throws `NETWORK_RPC_FAILED`
   */
  isSettled(receipt: Pick<Receipt, 'blockHash' | 'blockNumber'>): Promise<boolean>
  /** The transaction is in no block any more. */
  forget(): void
  /** When its block was seen first, in milliseconds since the epoch. */
  readonly foundAt: number | undefined
}

/** If the next block does not come within this time, one confirmation is enough. Milliseconds. */
const settleMs = 2000

export function createSettlement(node: Pick<EvmNode, 'readNumber'>): Settlement {
  let found: { readonly blockHash: string; readonly at: number } | undefined
  return {
    async isSettled({ blockHash, blockNumber }) {
      if (found?.blockHash !== blockHash) found = { blockHash, at: Date.now() }
      if (Date.now() - found.at >= settleMs) return true
      return (await node.readNumber('eth_blockNumber')) > blockNumber
    },
    forget() {
      found = undefined
    },
    get foundAt() {
      return found?.at
    },
  }
}
