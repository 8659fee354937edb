import { bigint, index, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Names of the zone that are in use or at rest. */
export const names = pgTable(
  'names',
  {
    /** The whole name: `alice.names.example`. */
    name: text('name').primaryKey(),
    /** What is left when characters that look alike are one. Two names never have the same. */
    skeleton: text('skeleton').notNull().unique(),
    /** Who owns it: a key on all chains of its family, or a contract on its chain. */
    subject: text('subject').notNull(),
    registeredAt: time('registered_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [index('names_subject').on(table.subject)],
)

/** Addresses of names, each proved by its account. */
export const nameAddresses = pgTable(
  'name_addresses',
  {
    name: text('name')
      .notNull()
      .references(() => names.name, { onDelete: 'cascade' }),
    /** ENSIP-9, ENSIP-11. */
    coinType: numeric('coin_type', { mode: 'bigint' }).notNull(),
    /** In the binary form of its chain, as hex in lower case. */
    address: text('address').notNull(),
    /** As the account writes it. */
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.coinType] }),
    index('name_addresses_address').on(table.address),
  ],
)

/** Texts of names (ENSIP-5). */
export const nameTexts = pgTable(
  'name_texts',
  {
    name: text('name')
      .notNull()
      .references(() => names.name, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] })],
)

/** What owners did, with the proof of each. Rows are only added. */
export const nameEvents = pgTable(
  'name_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['register', 'records', 'transfer', 'release'] }).notNull(),
    /** CAIP-10. */
    account: text('account').notNull(),
    message: text('message').notNull(),
    signature: text('signature').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('name_events_name').on(table.name)],
)
