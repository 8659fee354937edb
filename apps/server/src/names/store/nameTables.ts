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
    /** When the owner last signed in, or signed something for a name. */
    seenAt: time('seen_at').notNull().defaultNow(),
    /** Since when it has no owner. */
    freedAt: time('freed_at'),
    /** Until then it leads nowhere. */
    restsUntil: time('rests_until'),
  },
  (table) => [
    index('names_subject').on(table.subject),
    index('names_seen_at').on(table.seenAt),
    index('names_rests_until').on(table.restsUntil),
  ],
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

/** Names that were offered to another owner. The last offer of a name counts. */
export const nameTransfers = pgTable(
  'name_transfers',
  {
    name: text('name')
      .primaryKey()
      .references(() => names.name, { onDelete: 'cascade' }),
    /** CAIP-10, and the binary form of the address as hex. */
    fromAccount: text('from_account').notNull(),
    fromAddress: text('from_address').notNull(),
    toAccount: text('to_account').notNull(),
    toAddress: text('to_address').notNull(),
    offeredAt: time('offered_at').notNull(),
    endsAt: time('ends_at').notNull(),
    acceptedAt: time('accepted_at'),
    /** When an accepted name leads to its new owner. */
    resolvesAt: time('resolves_at'),
  },
  (table) => [
    index('name_transfers_from').on(table.fromAddress),
    index('name_transfers_to').on(table.toAddress),
  ],
)

/** What became of names, with what owners signed for it. Rows are only added: see migrations. */
export const nameEvents = pgTable(
  'name_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    kind: text('kind', {
      enum: ['register', 'records', 'address', 'transfer', 'accept', 'release', 'free'],
    }).notNull(),
    /** CAIP-10. Without it, the service did it. */
    account: text('account'),
    message: text('message'),
    signature: text('signature'),
    /** The records whose hash was signed. */
    records: text('records'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('name_events_name').on(table.name)],
)
