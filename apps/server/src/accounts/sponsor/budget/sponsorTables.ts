import {
  bigint,
  boolean,
  index,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const wei = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })

/** Operations of smart accounts that are paid for. Rows are deleted after a week. */
export const sponsoredOperations = pgTable(
  'sponsored_operations',
  {
    id: uuid('id').primaryKey(),
    project: text('project').notNull(),
    chainId: text('chain_id').notNull(),
    /** In lower case. */
    account: text('account').notNull(),
    nonce: numeric('nonce', { precision: 78, scale: 0, mode: 'bigint' }).notNull(),
    paymaster: text('paymaster').notNull(),
    /** The newest block when it was paid for. */
    block: bigint('block', { mode: 'bigint' }).notNull(),
    /** What it can cost, in wei; what it did, once that is known. */
    cost: wei('cost').notNull(),
    /** Whether `cost` is what it did cost. */
    isSettled: boolean('is_settled').notNull().default(false),
    isFailed: boolean('is_failed').notNull().default(false),
    createdAt: time('created_at').notNull(),
    /** Until when it can be sent. */
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    index('sponsored_operations_project').on(table.project, table.createdAt),
    index('sponsored_operations_account').on(table.account, table.createdAt),
    index('sponsored_operations_ends_at').on(table.isSettled, table.endsAt),
  ],
)
