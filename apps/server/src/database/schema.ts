import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  json,
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

/**
 * Purchases that were started. The account is needed to recognize another receiver, and is in no
 * answer and no log. Rows are deleted a month after their last change.
 */
export const onrampOrders = pgTable(
  'onramp_orders',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    project: text('project'),
    provider: text('provider', {
      enum: ['coinbase', 'meld', 'moonpay', 'stripe', 'transak'],
    }).notNull(),
    /** The provider's id of the session or payment. */
    providerRef: text('provider_ref'),
    chainId: text('chain_id').notNull(),
    /** The token. Null for the native currency. */
    asset: text('asset'),
    assetCode: text('asset_code').notNull(),
    symbol: text('symbol').notNull(),
    address: text('address').notNull(),
    fiat: text('fiat').notNull(),
    fiatAmount: text('fiat_amount'),
    status: text('status', {
      enum: [
        'created',
        'opened',
        'awaitingUser',
        'processing',
        'sent',
        'delivered',
        'failed',
        'refunded',
        'expired',
      ],
    }).notNull(),
    reason: text('reason', {
      enum: ['declined', 'identity', 'cancelled', 'limit', 'region', 'mismatch', 'other'],
    }),
    /** Of the cryptocurrency. */
    amount: text('amount'),
    txHash: text('tx_hash'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    /** By the provider's clock. */
    newsAt: timestamp('news_at', { withTimezone: true, precision: 3 }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
    /** When the provider is asked next. Null after the end. */
    nextPollAt: timestamp('next_poll_at', { withTimezone: true, precision: 3 }),
    polls: integer('polls').notNull().default(0),
  },
  (table) => [
    index('onramp_orders_next_poll_at').on(table.nextPollAt),
    index('onramp_orders_updated_at').on(table.updatedAt),
    index('onramp_orders_provider_ref').on(table.provider, table.providerRef),
  ],
)

/** Webhooks that were taken, so that none counts twice. */
export const onrampWebhooks = pgTable(
  'onramp_webhooks',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('onramp_webhooks_received_at').on(table.receivedAt),
  ],
)

/** Nonces of sign-ins, from their use to their end, so that none is used twice. */
export const siwxUsedNonces = pgTable(
  'siwx_used_nonces',
  {
    /** SHA-256 of the nonce, in hex. */
    hash: text('hash').primaryKey(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('siwx_used_nonces_ends_at').on(table.endsAt)],
)

/**
 * Sessions of visitors who signed in, as `@cleat/siwx/server` stores them. No address of the
 * network, and texts and signatures of contracts alone, which are asked again with them.
 */
export const siwxSessions = pgTable(
  'siwx_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** Goes up with each change. */
    version: integer('version').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
    data: json('data').notNull(),
  },
  (table) => [
    index('siwx_sessions_ends_at').on(table.endsAt),
    index('siwx_sessions_user_id').on(table.userId),
  ],
)
