import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

/**
 * Apps' events. No network address, no account, and only the origin of the page: see `toRow` for
 * what is left out.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Ascending, so the oldest are found without counting. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Created by the client. A repeated event is stored once. */
    eventId: uuid('event_id').notNull().unique(),
    projectId: text('project_id'),
    sdkType: text('sdk_type'),
    sdkVersion: text('sdk_version'),
    type: text('type').notNull(),
    event: text('event').notNull(),
    origin: text('origin'),
    domain: text('domain').notNull(),
    props: jsonb('props').notNull(),
    /** By the visitor's clock. */
    occurredAt: timestamp('occurred_at', { withTimezone: true, precision: 3 }).notNull(),
    /** By the server's clock. */
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('analytics_events_received_at').on(table.receivedAt)],
)

/**
 * The newest indexed blocks of each chain, to detect reorganizations. Indexing continues after the
 * last.
 */
export const historyBlocks = pgTable(
  'history_blocks',
  {
    chainId: text('chain_id').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
)

/** Transactions with a transfer or an attempt. Addresses and hashes are in lower case. */
export const historyTransactions = pgTable(
  'history_transactions',
  {
    chainId: text('chain_id').notNull(),
    hash: text('hash').notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    sender: text('sender').notNull(),
    /** Null for a contract creation. */
    recipient: text('recipient'),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    isFailed: boolean('is_failed').notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true, precision: 0 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    index('history_transactions_block').on(table.chainId, table.blockNumber),
  ],
)

export const historyTransfers = pgTable(
  'history_transfers',
  {
    chainId: text('chain_id').notNull(),
    hash: text('hash').notNull(),
    /** The event's index in the block; -1 for the native currency. */
    logIndex: integer('log_index').notNull(),
    /** The index in an event with several transfers. */
    part: integer('part').notNull().default(0),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    /** Null for the native currency. */
    token: text('token'),
    amountAtomic: numeric('amount_atomic', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    /** The standard of an item; null for fungible tokens. */
    itemStandard: text('item_standard', { enum: ['erc721', 'erc1155'] }),
    itemId: numeric('item_id', { precision: 78, scale: 0, mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash, table.logIndex, table.part] }),
    foreignKey({
      columns: [table.chainId, table.hash],
      foreignColumns: [historyTransactions.chainId, historyTransactions.hash],
    }).onDelete('cascade'),
  ],
)

/** The transactions of each account's history, in page order. */
export const historyAccounts = pgTable(
  'history_accounts',
  {
    account: text('account').notNull(),
    chainId: text('chain_id').notNull(),
    hash: text('hash').notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true, precision: 0 }).notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    /** The index in the block. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.chainId, table.hash] }),
    index('history_accounts_page').on(
      table.account,
      table.minedAt,
      table.chainId,
      table.blockNumber,
      table.position,
    ),
    foreignKey({
      columns: [table.chainId, table.hash],
      foreignColumns: [historyTransactions.chainId, historyTransactions.hash],
    }).onDelete('cascade'),
    // For the cascade.
    index('history_accounts_transaction').on(table.chainId, table.hash),
  ],
)
