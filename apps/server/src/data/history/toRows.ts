import type {
  historyAccounts,
  historyBlocks,
  historyTransactions,
  historyTransfers,
} from '../../database/schema.ts'
import type { HistoryBlock } from './historyBlock.ts'

export declare namespace toRows {
  type Parameters = { chainId: string; blocks: readonly HistoryBlock[] }
  type ReturnType = {
    blocks: (typeof historyBlocks.$inferInsert)[]
    transactions: (typeof historyTransactions.$inferInsert)[]
    transfers: (typeof historyTransfers.$inferInsert)[]
    accounts: (typeof historyAccounts.$inferInsert)[]
  }
}

/**
 * Converts blocks to table rows. A transaction is in the history of its signer and of every party
 * of its transfers.
 */
export function toRows({ chainId, blocks }: toRows.Parameters): toRows.ReturnType {
  const all = blocks.flatMap(({ number: blockNumber, minedAt, transactions }) =>
    transactions.map(({ transfers, position, ...transaction }) => ({
      transfers,
      position,
      row: { chainId, blockNumber, minedAt, ...transaction },
    })),
  )
  return {
    blocks: blocks.map(({ number, hash }) => ({ chainId, number, hash })),
    transactions: all.map(({ row }) => row),
    transfers: all.flatMap(({ row: { hash }, transfers }) =>
      transfers.map(({ item, ...transfer }) => ({
        chainId,
        hash,
        ...transfer,
        itemStandard: item?.standard ?? null,
        itemId: item?.id ?? null,
      })),
    ),
    accounts: all.flatMap(({ row, transfers, position }) => {
      const parts = transfers.flatMap(({ sender, recipient }) => [sender, recipient])
      const { hash, minedAt, blockNumber } = row
      return [...new Set([row.sender, ...parts])].map((account) => ({
        account,
        chainId,
        hash,
        minedAt,
        blockNumber,
        position,
      }))
    }),
  }
}
