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
 * What apps reported. No network address, no account, and of the page only its origin: see `toRow` for what is left out.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    /** Grows with every row, so the oldest are found without counting. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Made by the client. What is sent twice is stored once. */
    eventId: uuid('event_id').notNull().unique(),
    projectId: text('project_id'),
    sdkType: text('sdk_type'),
    sdkVersion: text('sdk_version'),
    type: text('type').notNull(),
    event: text('event').notNull(),
    origin: text('origin'),
    domain: text('domain').notNull(),
    props: jsonb('props').notNull(),
    /** By the clock of the visitor. */
    occurredAt: timestamp('occurred_at', { withTimezone: true, precision: 3 }).notNull(),
    /** By our clock. */
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('analytics_events_received_at').on(table.receivedAt)],
)

/** The newest blocks that were read of each chain, so that it is seen when they are replaced. Reading goes on after the last. */
export const historyBlocks = pgTable(
  'history_blocks',
  {
    chainId: text('chain_id').notNull(),
    number: bigint('number', { mode: 'bigint' }).notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
)

/** Transactions that moved something, or tried to. Addresses and hashes are in lower case. */
export const historyTransactions = pgTable(
  'history_transactions',
  {
    chainId: text('chain_id').notNull(),
    hash: text('hash').notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    sender: text('sender').notNull(),
    /** None when it made a contract. */
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
    /** Of the event in its block; -1 for the native currency. */
    logIndex: integer('log_index').notNull(),
    /** In its event, where that is about several. */
    part: integer('part').notNull().default(0),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    /** None for the native currency. */
    token: text('token'),
    amountAtomic: numeric('amount_atomic', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    /** What kind of item it is about; none for what is fungible. */
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

/** Which transactions are in the history of an account, in the order of pages. */
export const historyAccounts = pgTable(
  'history_accounts',
  {
    account: text('account').notNull(),
    chainId: text('chain_id').notNull(),
    hash: text('hash').notNull(),
    minedAt: timestamp('mined_at', { withTimezone: true, precision: 0 }).notNull(),
    blockNumber: bigint('block_number', { mode: 'bigint' }).notNull(),
    /** In its block. */
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
    // What the cascade looks for.
    index('history_accounts_transaction').on(table.chainId, table.hash),
  ],
)
