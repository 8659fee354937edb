import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

// After a change here run `pnpm --filter @cleat/server migration`.

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Visitors of the embedded wallet. */
export const walletAccounts = pgTable('wallet_accounts', {
  /** 16 random bytes. */
  id: text('id').primaryKey(),
  createdAt: time('created_at').notNull(),
  /** Of notices, as the visitor had it first: a stranger who logs in later does not change it. */
  language: text('language'),
})

/** How visitors log in. E-mails are sealed, and found by a keyed hash. */
export const walletIdentities = pgTable(
  'wallet_identities',
  {
    /** `email`, a social provider, or `oidc:` and a name. */
    provider: text('provider').notNull(),
    /** The id at the provider; for `email` the keyed hash of the address. */
    subject: text('subject').notNull(),
    account: text('account')
      .notNull()
      .references(() => walletAccounts.id, { onDelete: 'cascade' }),
    /** The keyed hash of an e-mail that the provider proved. */
    emailIndex: text('email_index'),
    email: text('email'),
    username: text('username'),
    linkedAt: time('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('wallet_identities_account').on(table.account),
    index('wallet_identities_email_index').on(table.emailIndex),
  ],
)

/** Logins that began. The code is not in the row: it is derived from the id. */
export const walletLogins = pgTable(
  'wallet_logins',
  {
    id: text('id').primaryKey(),
    method: text('method', { enum: ['email', 'social'] }).notNull(),
    provider: text('provider').notNull(),
    /** For `email`: the keyed hash of the address, and the address, sealed. */
    emailIndex: text('email_index'),
    email: text('email'),
    username: text('username'),
    /** The id at the provider, once it is proven. */
    subject: text('subject'),
    /** What only this service and the provider know, sealed. */
    secret: text('secret'),
    /** The root secret that the code is derived from. */
    keyId: text('key_id').notNull(),
    /** Thumbprint of the DPoP key. */
    jkt: text('jkt').notNull(),
    host: text('host').notNull(),
    browser: text('browser').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Mails with the code. */
    sends: integer('sends').notNull().default(1),
    /** No mail is sent, because too many codes of the address were guessed. */
    isSilent: boolean('is_silent').notNull().default(false),
    /** `seen`: another browser has opened it, to answer. */
    state: text('state', { enum: ['open', 'seen', 'proven', 'used', 'failed'] }).notNull(),
    /** The code of the problem of a failed one. */
    failure: text('failure'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    index('wallet_logins_email_index').on(table.emailIndex, table.createdAt),
    index('wallet_logins_created_at').on(table.createdAt),
  ],
)

/** One row for each browser that is logged in. */
export const walletSessions = pgTable(
  'wallet_sessions',
  {
    /** In front of each secret of the session. */
    id: text('id').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => walletAccounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret, and of the one before. */
    hash: text('hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedAt: time('rotated_at').notNull(),
    jkt: text('jkt').notNull(),
    kind: text('kind', { enum: ['full', 'view'] }).notNull(),
    method: text('method').notNull(),
    isCrossSite: boolean('is_cross_site').notNull(),
    /** When a recovery method was proven, and which. */
    provenAt: time('proven_at'),
    provenBy: text('proven_by'),
    label: text('label').notNull(),
    /** The network, /24 or /48. No address. */
    network: text('network').notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [
    index('wallet_sessions_account').on(table.account),
    index('wallet_sessions_used_at').on(table.usedAt),
  ],
)

/** Browsers that hold a share. */
export const walletDevices = pgTable(
  'wallet_devices',
  {
    id: text('id').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => walletAccounts.id, { onDelete: 'cascade' }),
    /** Thumbprint of the signing key, which is the DPoP key. */
    jkt: text('jkt').notNull(),
    publicKey: text('public_key').notNull(),
    label: text('label').notNull(),
    state: text('state', { enum: ['pending', 'active'] }).notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [uniqueIndex('wallet_devices_key').on(table.account, table.jkt)],
)

/** Passkeys of visitors. */
export const walletPasskeys = pgTable(
  'wallet_passkeys',
  {
    /** The id of the credential. */
    id: text('id').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => walletAccounts.id, { onDelete: 'cascade' }),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: json('transports').$type<readonly string[]>().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    hasPrf: boolean('has_prf').notNull(),
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [index('wallet_passkeys_account').on(table.account)],
)

/** Wallets: an encrypted keystore, and one of three shares. */
export const walletWallets = pgTable(
  'wallet_wallets',
  {
    /** 16 random bytes of the browser. */
    id: text('id').primaryKey(),
    account: text('account')
      .notNull()
      .references(() => walletAccounts.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    keystore: text('keystore').notNull(),
    /** Sealed under a key of the operator. */
    share: text('share').notNull(),
    accounts: json('accounts').$type<readonly string[]>().notNull(),
    accountTypes: json('account_types').$type<Readonly<Record<string, string>>>().notNull(),
    confirm: text('confirm', { enum: ['passkey', 'off'] }).notNull(),
    frozenAt: time('frozen_at'),
    deletesAt: time('deletes_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('wallet_wallets_account').on(table.account),
    index('wallet_wallets_deletes_at').on(table.deletesAt),
  ],
)

/** What is sealed to the holders of the current generation. */
export const walletBoxes = pgTable(
  'wallet_boxes',
  {
    wallet: text('wallet')
      .notNull()
      .references(() => walletWallets.id, { onDelete: 'cascade' }),
    holder: text('holder').notNull(),
    kind: text('kind', { enum: ['device', 'passkey', 'code'] }).notNull(),
    publicKey: text('public_key').notNull(),
    box: text('box').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.holder] })],
)

/** Challenges for recovery methods. */
export const walletChallenges = pgTable(
  'wallet_challenges',
  {
    id: text('id').primaryKey(),
    wallet: text('wallet')
      .notNull()
      .references(() => walletWallets.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    holder: text('holder').notNull(),
    session: text('session').notNull(),
    /** SHA-256 of what was sealed. */
    hash: text('hash').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('wallet_challenges_ends_at').on(table.endsAt)],
)

/** Recoveries by code, which wait. */
export const walletRecoveries = pgTable(
  'wallet_recoveries',
  {
    wallet: text('wallet')
      .notNull()
      .references(() => walletWallets.id, { onDelete: 'cascade' }),
    holder: text('holder').notNull(),
    /** Of the browser that asked. Another one waits again. */
    jkt: text('jkt').notNull(),
    readyAt: time('ready_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.wallet, table.holder, table.jkt] })],
)
