import { boolean, index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Permissions that accounts gave to apps (ERC-7715), as they were signed. No keys. */
export const permissionSessions = pgTable(
  'permission_sessions',
  {
    /** 122 random bits (UUID 4). */
    pci: uuid('pci').primaryKey(),
    /** A CAIP-10 id in lower case. */
    account: text('account').notNull(),
    address: text('address').notNull(),
    /** The page that stored it. */
    origin: text('origin').notNull(),
    projectId: text('project_id'),
    /** Whether a key of the app signed it, and not the account. */
    isByDelegate: boolean('is_by_delegate').notNull(),
    /** The session as it was signed, as JSON text. */
    signed: json('signed').notNull(),
    /** Seconds since the epoch. */
    expiry: integer('expiry').notNull(),
    createdAt: time('created_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    index('permission_sessions_address').on(table.address, table.createdAt),
    index('permission_sessions_expiry').on(table.expiry),
  ],
)
