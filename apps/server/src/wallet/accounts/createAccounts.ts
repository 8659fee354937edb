import { randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import { chooseLanguage } from '../mail/chooseLanguage.ts'
import type { MailLanguage } from '../mail/texts/mailTexts.ts'
import { walletAccounts, walletIdentities } from '../store/walletTables.ts'

export type Accounts = {
  /**
   * The account of an address that was proven. The first proof makes one. `undefined` where the
   * address opens none, and is that of one which a provider opens.
   */
  findByEmail(
    queries: Queries,
    email: string,
  ): Promise<{ account: string; isNew: boolean } | undefined>
  /** Seals e-mails with the newest root secret. Says how many had the one before. */
  rewrap(): Promise<number>
  /** Notes the language of an account that has none. */
  noteLanguage(queries: Queries, account: string, language: MailLanguage): Promise<void>
  /** The language of notices. */
  readLanguage(queries: Queries, account: string): Promise<MailLanguage>
  /** How an account is logged in to. */
  list(queries: Queries, account: string): Promise<readonly Identity[]>
}

export type Identity = {
  readonly provider: string
  readonly subject: string
  readonly email: string | undefined
  readonly username: string | undefined
  readonly linkedAt: Date
}

const batch = 200

/** Who visitors are. E-mails are sealed, and found by a keyed hash. */
export function createAccounts(
  context: Pick<WalletContext, 'database' | 'keys' | 'now'>,
): Accounts {
  const { database, keys, now } = context
  const table = walletIdentities
  return {
    async findByEmail(queries, email) {
      const indexes = toEmailIndexes(keys, email)
      const same = await queries
        .select({ provider: table.provider, subject: table.subject, account: table.account })
        .from(table)
        .where(inArray(table.emailIndex, [...indexes]))
      const known = same.find(({ provider }) => provider === 'email')
      if (same.length > 0 && !known) return undefined
      if (known) {
        if (known.subject !== indexes[0])
          // Found by the secret before. The next time it is found by this one.
          await queries
            .update(table)
            .set({
              ...{ subject: indexes[0], emailIndex: indexes[0] },
              email: keys.seal('email-seal', Buffer.from(email), known.account),
            })
            .where(and(eq(table.provider, 'email'), eq(table.subject, known.subject)))
        return { account: known.account, isNew: false }
      }
      const account = randomBytes(16).toString('base64url')
      const time = now()
      await queries.insert(walletAccounts).values({ id: account, createdAt: time })
      const added = await queries
        .insert(table)
        .values({
          ...{ provider: 'email', subject: indexes[0], account, emailIndex: indexes[0] },
          email: keys.seal('email-seal', Buffer.from(email), account),
          linkedAt: time,
        })
        .onConflictDoNothing()
        .returning({ account: table.account })
      if (added.length > 0) return { account, isNew: true }
      // Another login was faster.
      await queries.delete(walletAccounts).where(eq(walletAccounts.id, account))
      const [faster] = await queries
        .select({ account: table.account })
        .from(table)
        .where(and(eq(table.provider, 'email'), eq(table.subject, indexes[0])))
      if (!faster) throw new Error('The account is gone.')
      return { account: faster.account, isNew: false }
    },
    async rewrap() {
      const old = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(sql`split_part(${table.email}, '.', 1) <> ${keys.currentId}`)
          .limit(batch),
      )
      for (const { provider, subject, account, email } of old) {
        const text = Buffer.from(keys.open('email-seal', email ?? '', account))
        const emailIndex = toEmailIndexes(keys, text.toString())[0]
        await database.run((queries) =>
          queries
            .update(table)
            .set({
              ...{ email: keys.seal('email-seal', text, account), emailIndex },
              ...(provider === 'email' && { subject: emailIndex }),
            })
            .where(and(eq(table.provider, provider), eq(table.subject, subject))),
        )
      }
      return old.length
    },
    async noteLanguage(queries, account, language) {
      await queries
        .update(walletAccounts)
        .set({ language })
        .where(and(eq(walletAccounts.id, account), isNull(walletAccounts.language)))
    },
    async readLanguage(queries, account) {
      const [row] = await queries
        .select({ language: walletAccounts.language })
        .from(walletAccounts)
        .where(eq(walletAccounts.id, account))
      return chooseLanguage(row?.language ?? undefined)
    },
    async list(queries, account) {
      const rows = await queries.select().from(table).where(eq(table.account, account))
      return rows.map(({ provider, subject, email, username, linkedAt }) => ({
        ...{ provider, subject, username: username ?? undefined, linkedAt },
        email:
          email === null
            ? undefined
            : Buffer.from(keys.open('email-seal', email, account)).toString(),
      }))
    },
  }
}
