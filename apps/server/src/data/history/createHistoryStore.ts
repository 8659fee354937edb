import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import {
  historyAccounts,
  historyBlocks,
  historyTransactions,
  historyTransfers,
} from '../../database/schema.ts'
import type { HistoryItem } from './historySource.ts'
import type { Anchor, HistoryStore, StoredTransaction } from './historyStore.ts'
import { toRows } from './toRows.ts'

export declare namespace createHistoryStore {
  type Parameters = {
    database: Database
    /**
     * The deepest reorganization that can be followed, in blocks. A deeper one is indexed again.
     * @default 1024
     */
    anchorCount?: number | undefined
  }
}

/** PostgreSQL takes at most 65,535 parameters per statement. */
const rowsAtOnce = 2000

export function createHistoryStore(parameters: createHistoryStore.Parameters): HistoryStore {
  const { database, anchorCount = 1024 } = parameters

  /** Serializes writers of a chain's history, across processes too. */
  const write = <result>(chainId: string, work: (queries: Queries) => Promise<result>) =>
    database.run((queries) =>
      queries.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${chainId}))`)
        return work(transaction)
      }),
    )

  return {
    anchors: (chainId) => database.run((queries) => readAnchors(queries, chainId)),
    add: ({ chainId, after, blocks }) =>
      write(chainId, async (queries) => {
        const [newest] = await readAnchors(queries, chainId)
        if (newest?.hash !== after?.hash) return false
        const rows = toRows({ chainId, blocks })
        await insert(queries, historyBlocks, rows.blocks)
        await insert(queries, historyTransactions, rows.transactions)
        await insert(queries, historyTransfers, rows.transfers)
        await insert(queries, historyAccounts, rows.accounts)
        const all = await readAnchors(queries, chainId)
        const first = all.at(-1)?.number ?? 0n
        const oldest = all[anchorCount]?.number ?? first
        const { number } = historyBlocks
        await queries
          .delete(historyBlocks)
          .where(and(eq(historyBlocks.chainId, chainId), gt(number, first), lte(number, oldest)))
        return true
      }),
    rewind: ({ chainId, newest, to }) =>
      write(chainId, async (queries) => {
        const [current] = await readAnchors(queries, chainId)
        if (current?.hash !== newest.hash) return
        const number = to?.number ?? -1n
        await queries
          .delete(historyTransactions)
          .where(
            and(
              eq(historyTransactions.chainId, chainId),
              gt(historyTransactions.blockNumber, number),
            ),
          )
        await queries
          .delete(historyBlocks)
          .where(and(eq(historyBlocks.chainId, chainId), gt(historyBlocks.number, number)))
      }),
    page: (wanted) => database.run((queries) => readPage(queries, wanted)),
  }
}

function readAnchors(queries: Queries, chainId: string): Promise<Anchor[]> {
  const { number, hash } = historyBlocks
  return queries
    .select({ number, hash })
    .from(historyBlocks)
    .where(eq(historyBlocks.chainId, chainId))
    .orderBy(desc(number))
}

async function insert<table extends PgTable>(
  queries: Queries,
  table: table,
  rows: readonly table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await queries.insert(table).values(rows.slice(at, at + rowsAtOnce))
  }
}

async function readPage(
  queries: Queries,
  { chainIds, account, after, limit }: Parameters<HistoryStore['page']>[0],
): Promise<StoredTransaction[]> {
  const { minedAt, chainId, blockNumber, position } = historyAccounts
  const place = after && [
    after.minedAt.toISOString(),
    after.chainId,
    after.blockNumber,
    after.position,
  ]
  const found = await queries
    .select({ transaction: historyTransactions, position })
    .from(historyAccounts)
    .innerJoin(
      historyTransactions,
      and(
        eq(historyTransactions.chainId, chainId),
        eq(historyTransactions.hash, historyAccounts.hash),
      ),
    )
    .where(
      and(
        eq(historyAccounts.account, account),
        inArray(chainId, [...chainIds]),
        place &&
          sql`(${minedAt}, ${chainId}, ${blockNumber}, ${position}) < (${place[0]}::timestamptz, ${place[1]}, ${place[2]}::bigint, ${place[3]}::integer)`,
      ),
    )
    .orderBy(desc(minedAt), desc(chainId), desc(blockNumber), desc(position))
    .limit(limit)
  if (found.length === 0) return []
  const { sender, recipient, hash, logIndex, part } = historyTransfers
  const transfers = await queries
    .select()
    .from(historyTransfers)
    .where(
      and(
        inArray(
          hash,
          found.map(({ transaction }) => transaction.hash),
        ),
        inArray(historyTransfers.chainId, [...chainIds]),
        or(eq(sender, account), eq(recipient, account)),
      ),
    )
    .orderBy(logIndex, part)
  const byTransaction = Object.groupBy(transfers, (row) => `${row.chainId} ${row.hash}`)
  return found.map(({ transaction, ...at }) => ({
    chainId: transaction.chainId,
    hash: transaction.hash,
    sender: transaction.sender,
    recipient: transaction.recipient ?? undefined,
    nonce: transaction.nonce,
    status: transaction.isFailed ? 'failed' : 'confirmed',
    minedAt: transaction.minedAt,
    transfers: (byTransaction[`${transaction.chainId} ${transaction.hash}`] ?? []).map((row) => ({
      sender: row.sender,
      recipient: row.recipient,
      tokenAddress: row.token ?? undefined,
      item: toItem(row),
      amountAtomic: row.amountAtomic,
    })),
    cursor: {
      minedAt: transaction.minedAt,
      chainId: transaction.chainId,
      blockNumber: transaction.blockNumber,
      position: at.position,
    },
  }))
}

function toItem({
  itemStandard: standard,
  itemId: id,
}: typeof historyTransfers.$inferSelect): HistoryItem | undefined {
  return standard === null || id === null ? undefined : { standard, id }
}
