import { randomBytes } from 'node:crypto'
import type { EmailLogin } from '@cleat/embedded-wallet/service'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { MailLanguage } from '../mail/texts/mailTexts.ts'
import { walletDevices, walletIdentities, walletLogins } from '../store/walletTables.ts'
import { findThrottle } from './findThrottle.ts'
import { loginTimes } from './loginTimes.ts'
import { spendCode } from './spendCode.ts'

export type EmailLogins = {
  /** Starts a login, or says how many seconds to wait. */
  start(parameters: {
    email: string
    jkt: string
    host: string
    browser: string
    /** Of the mail. */
    language: MailLanguage
    /** @default 'email' */
    purpose?: 'email' | 'email-change' | undefined
  }): Promise<EmailLogin | { readonly waitSeconds: number }>
  /** Sends the code once more. `undefined` for a login that is over. */
  resend(
    id: string,
    jkt: string,
    language: MailLanguage,
  ): Promise<EmailLogin | { readonly waitSeconds: number } | undefined>
  /** Takes a code. `work` runs in the transaction of the one that is right. */
  take<result>(
    parameters: { id: string; jkt: string; code: string },
    work: (
      queries: Queries,
      login: { account: string; host: string; browser: string },
    ) => Promise<result>,
  ): Promise<
    | { readonly state: 'right'; readonly result: result }
    | { readonly state: 'wrong'; readonly triesLeft: number }
    /** The address is that of an account that another method opens. The login stays proven. */
    | { readonly state: 'known' }
    | { readonly state: 'over' }
  >
}

const dayMs = 24 * 3_600_000

/** Logins by a code in a mail. They are the same for addresses with and without an account. */
export function createEmailLogins(
  context: Pick<WalletContext, 'database' | 'keys' | 'now'> & {
    accounts: Accounts
    outbox: Outbox
  },
): EmailLogins {
  const { database, keys, now, accounts, outbox } = context
  const table = walletLogins

  const isKnownDevice = async (queries: Queries, indexes: readonly string[], jkt: string) => {
    const found = await queries
      .select({ id: walletDevices.id })
      .from(walletDevices)
      .innerJoin(walletIdentities, eq(walletIdentities.account, walletDevices.account))
      .where(
        and(
          eq(walletDevices.jkt, jkt),
          eq(walletDevices.state, 'active'),
          inArray(walletIdentities.emailIndex, [...indexes]),
        ),
      )
      .limit(1)
    return found.length > 0
  }

  return {
    async start({ email, jkt, host, browser, language, purpose = 'email' }) {
      const indexes = toEmailIndexes(keys, email)
      const outcome = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const time = now()
          // One after the other, so that a hundred at once do not pass the limit.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${indexes[0]}))`)
          const earlier = await transaction
            .select({
              ...{ jkt: table.jkt, attempts: table.attempts, createdAt: table.createdAt },
              isUsed: sql<boolean>`${table.state} = 'used'`,
            })
            .from(table)
            .where(
              and(
                inArray(table.emailIndex, [...indexes]),
                gt(table.createdAt, new Date(time.getTime() - dayMs)),
              ),
            )
          const isKnown = await isKnownDevice(transaction, indexes, jkt)
          const throttle = findThrottle({ earlier, jkt, isKnown, now: time })
          const { waitSeconds } = throttle
          if (waitSeconds > 0) return { waitSeconds }
          const id = randomBytes(16).toString('base64url')
          const keyId = keys.currentId
          await transaction.insert(table).values({
            ...{ id, method: 'email', provider: purpose, emailIndex: indexes[0], keyId },
            email: keys.seal('email-seal', Buffer.from(email), id),
            ...{ jkt, host, browser, isSilent: throttle.isLocked, state: 'open' },
            ...{ createdAt: time, sentAt: time },
            endsAt: new Date(time.getTime() + loginTimes.codeSeconds * 1000),
          })
          if (!throttle.isLocked) {
            const mail = { kind: 'code', login: id, host, browser, keyId } as const
            await outbox.add(transaction, { email, mail, language })
          }
          return toAnswer({
            ...{ id, email, triesLeft: loginTimes.tries },
            ...{ expiresIn: loginTimes.codeSeconds, resendIn: loginTimes.resendSeconds },
          })
        }),
      )
      outbox.wake()
      return outcome
    },
    async resend(id, jkt, language) {
      const outcome = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const time = now()
          const isMine = and(eq(table.id, id), eq(table.jkt, jkt), eq(table.state, 'open'))
          const [login] = await transaction
            .select()
            .from(table)
            .where(and(isMine, gt(table.endsAt, time), lt(table.sends, loginTimes.sends)))
            .for('update')
          if (!login || login.email === null) return undefined
          const { host, browser, keyId } = login
          const age = (time.getTime() - login.sentAt.getTime()) / 1000
          if (age < loginTimes.resendSeconds)
            return { waitSeconds: Math.ceil(loginTimes.resendSeconds - age) }
          await transaction
            .update(table)
            .set({ sentAt: time, sends: sql`${table.sends} + 1` })
            .where(isMine)
          const email = Buffer.from(keys.open('email-seal', login.email, id)).toString()
          const mail = { kind: 'code', login: id, host, browser, keyId } as const
          if (!login.isSilent) await outbox.add(transaction, { email, mail, language })
          return toAnswer({
            ...{ id, email, triesLeft: loginTimes.tries - login.attempts },
            expiresIn: Math.floor((login.endsAt.getTime() - time.getTime()) / 1000),
            resendIn: loginTimes.resendSeconds,
          })
        }),
      )
      outbox.wake()
      return outcome
    },
    take: (parameters, work) =>
      database.run((queries) =>
        queries.transaction(async (transaction) => {
          const code = { ...parameters, purpose: 'email' } as const
          const spent = await spendCode(context, transaction, code)
          if (spent.state !== 'right') return spent
          const { login, email } = spent
          const found = await accounts.findByEmail(transaction, email)
          if (!found) {
            const [subject] = toEmailIndexes(keys, email)
            const endsAt = new Date(now().getTime() + loginTimes.codeSeconds * 1000)
            await transaction
              .update(table)
              .set({ state: 'proven', subject, endsAt })
              .where(eq(table.id, login.id))
            return { state: 'known' as const }
          }
          const { account } = found
          const { host, browser } = login
          return {
            state: 'right' as const,
            result: await work(transaction, { account, host, browser }),
          }
        }),
      ),
  }
}

function toAnswer(facts: Omit<EmailLogin, 'method' | 'digits'>): EmailLogin {
  return { method: 'email', digits: 6, ...facts }
}
