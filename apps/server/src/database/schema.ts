import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What apps reported. No network address, no account, and of the page only its origin: see `toRow` for what is left out. After a
 * change here run `pnpm --filter @cleat/server migration`.
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
