import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Proofs that were used, so that none counts twice. */
export const walletUsedProofs = pgTable(
  'wallet_used_proofs',
  {
    /** SHA-256 of the key and the id of the proof. */
    hash: text('hash').primaryKey(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_used_proofs_ends_at').on(table.endsAt)],
)

/** One request of a frame, which a window answers. */
export const walletHandoffs = pgTable(
  'wallet_handoffs',
  {
    /** SHA-256 of the secret. */
    hash: text('hash').primaryKey(),
    host: text('host').notNull(),
    request: text('request').notNull(),
    /** Thumbprints of the keys of the frame and of the window. */
    frameJkt: text('frame_jkt').notNull(),
    windowJkt: text('window_jkt'),
    isCrossSite: boolean('is_cross_site').notNull(),
    /** SHA-256 of the cookie of the browser that asked. */
    cookieHash: text('cookie_hash').notNull(),
    /** Tries of the code that stands in the window. */
    attempts: integer('attempts').notNull().default(0),
    state: text('state', { enum: ['waiting', 'code', 'claimed', 'answered', 'over'] }).notNull(),
    answer: text('answer'),
    /** The account that the frame may see. */
    account: text('account'),
    method: text('method'),
    /** The holder that the window proved. */
    holder: text('holder'),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_handoffs_ends_at').on(table.endsAt)],
)

/** Questions to passkeys that were asked, each for one answer. */
export const walletPasskeyChallenges = pgTable(
  'wallet_passkey_challenges',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['register', 'login', 'again', 'confirm'] }).notNull(),
    challenge: text('challenge').notNull(),
    jkt: text('jkt').notNull(),
    /** Who is logged in. Null for a login. */
    account: text('account'),
    host: text('host').notNull(),
    browser: text('browser').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_passkey_challenges_ends_at').on(table.endsAt)],
)

/** Changes of e-mails that began. The id is that of the login at the old mailbox. */
export const walletEmailChanges = pgTable(
  'wallet_email_changes',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** The new address, sealed. */
    email: text('email').notNull(),
    host: text('host').notNull(),
    browser: text('browser').notNull(),
    /** The login at the new mailbox, once the old one was proven or is lost. */
    login: text('login'),
    /**
     * `lost`: a passkey stands for the old mailbox, and the change waits. `first`: there is none.
     */
    kind: text('kind', { enum: ['both', 'lost', 'first'] })
      .notNull()
      .default('both'),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_email_changes_ends_at').on(table.endsAt)],
)

/** Changes of e-mails that wait, because the old mailbox was not proven. */
export const walletEmailMoves = pgTable(
  'wallet_email_moves',
  {
    /** One at a time. */
    account: text('account').primaryKey(),
    /** In the link that stops it. */
    id: text('id').notNull(),
    /** The new address, sealed. */
    email: text('email').notNull(),
    browser: text('browser').notNull(),
    network: text('network').notNull(),
    readyAt: time('ready_at').notNull(),
  },
  (table) => [
    index('wallet_email_moves_id').on(table.id),
    index('wallet_email_moves_ready_at').on(table.readyAt),
  ],
)

/** Mails to send. What they say is composed when they are sent, so that no code is stored. */
export const walletMails = pgTable(
  'wallet_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Sealed. */
    email: text('email').notNull(),
    mail: json('mail').$type<Readonly<Record<string, string>>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: time('next_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_mails_next_at').on(table.nextAt)],
)

/** What happened to an account. Each row has the hash of the one before. */
export const walletEvents = pgTable(
  'wallet_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account: text('account').notNull(),
    event: text('event').notNull(),
    facts: json('facts').$type<Readonly<Record<string, string>>>().notNull(),
    /** The network, /24 or /48. No address. */
    network: text('network').notNull(),
    at: time('at').notNull(),
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('wallet_events_account').on(table.account, table.id),
    index('wallet_events_at').on(table.at),
  ],
)
