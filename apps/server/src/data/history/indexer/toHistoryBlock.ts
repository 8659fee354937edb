import type { ReadBlock, Receipt } from '../blockSchema.ts'
import type { HistoryBlock, IndexedTransaction } from '../historyBlock.ts'
import { readTransferLog } from '../readTransferLog.ts'

export declare namespace toHistoryBlock {
  type Parameters = { block: ReadBlock; receipts: readonly Receipt[] }
}

const native = { logIndex: -1, part: 0, token: null, item: undefined }

/**
 * Extracts a block's native transfers and logged transfers. `undefined` if the receipts are of
 * another block, because the chain changed between the two requests.
 */
export function toHistoryBlock(parameters: toHistoryBlock.Parameters): HistoryBlock | undefined {
  const { block, receipts } = parameters
  if (receipts.length !== block.transactions.length) return undefined
  if (receipts.some(({ blockHash }) => blockHash !== block.hash)) return undefined
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  const transactions: IndexedTransaction[] = []
  for (const [position, transaction] of block.transactions.entries()) {
    const { hash, from, to = null, nonce, value } = transaction
    const receipt = byHash.get(hash)
    if (!receipt) return undefined
    const isFailed = receipt.status === 0n
    const target = to ?? receipt.contractAddress
    const moved =
      value > 0n && target && !isFailed
        ? [{ ...native, sender: from, recipient: target, amountAtomic: value }]
        : []
    const transfers = [...moved, ...receipt.logs.flatMap(readTransferLog)]
    const isKept = transfers.length > 0 || (isFailed && value > 0n)
    if (isKept) {
      transactions.push({
        hash,
        position,
        sender: from,
        recipient: target ?? null,
        nonce,
        isFailed,
        transfers,
      })
    }
  }
  const { number, hash, parentHash, timestamp } = block
  return { number, hash, parentHash, minedAt: new Date(timestamp * 1000), transactions }
}
