import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Queries } from '../../database/connection.ts'
import type { Database } from '../../database/createDatabase.ts'
import type { Logger } from '../../http/logger.ts'
import type { WalletKeys } from '../keys/createWalletKeys.ts'
import { walletMails } from '../store/recordTables.ts'
import { chooseLanguage } from './chooseLanguage.ts'
import { composeMail } from './composeMail.ts'
import type { Mail } from './mail.ts'
import type { MailLanguage } from './texts/mailTexts.ts'
import { type WalletMail, walletMail } from './walletMail.ts'

export declare namespace createOutbox {
  type Parameters = {
    database: Database
    keys: WalletKeys
    origin: string
    mail: Mail
    logger: Logger
    now: () => Date
    /** Between two tries of a mail, in milliseconds. */
    retryMs?: readonly number[] | undefined
    /** Between two looks at what is due, in milliseconds. @default 2000 */
    pollMs?: number | undefined
  }
}

/** Mails that are written down with what they are about, and sent after it. */
export type Outbox = {
  /** Writes a mail down, in the transaction of what it is about. */
  add(
    queries: Queries,
    parameters: { email: string; mail: WalletMail; language: MailLanguage },
  ): Promise<void>
  /** Sends what is due now. */
  wake(): void
  /** Sends until the signal aborts. */
  follow(signal: AbortSignal): Promise<void>
}

/** Another process takes a mail over if the one that took it stopped. */
const leaseMs = 60_000
/** Mails that are on their way to the mail server. */
const atOnce = 20
/** So many are looked for together, so that not each of them asks the database. */
const fewest = 5
const hourMs = 3_600_000
const codeMs = 600_000

/** Sends mails of the database, each at most four times. */
export function createOutbox(parameters: createOutbox.Parameters): Outbox {
  const { database, keys, origin, mail, logger, now } = parameters
  const { retryMs = [2000, 10_000, 40_000], pollMs = 2000 } = parameters
  let waking = Promise.withResolvers<void>()
  const later = (ms: number) => new Date(now().getTime() + ms)

  const take = (count: number) =>
    database.run((queries) =>
      queries
        .update(walletMails)
        .set({ attempts: sql`${walletMails.attempts} + 1`, nextAt: later(leaseMs) })
        .where(
          sql`${walletMails.id} in (select id from ${walletMails} where next_at <= ${now().toISOString()}::timestamptz order by id limit ${count} for update skip locked)`,
        )
        .returning(),
    )

  const takeQuietly = (count: number) =>
    take(count).catch((error) => {
      logger.error('mails could not be read', { error })
      return []
    })

  const send = async (row: typeof walletMails.$inferSelect) => {
    const { id, email, attempts, endsAt } = row
    const { at = '', language: tag, ...facts } = row.mail
    const language = chooseLanguage(tag)
    const forget = () =>
      database.run((queries) => queries.delete(walletMails).where(eq(walletMails.id, id)))
    try {
      const to = Buffer.from(keys.open('email-seal', email, 'mail')).toString()
      const about = v.parse(walletMail, facts)
      await mail.send(composeMail({ mail: about, to, language, at: new Date(at), origin, keys }))
      await forget()
    } catch (error) {
      const delay = retryMs[attempts - 1]
      // Words of a mail server may have the address in them.
      const reason = { code: readWord(error, 'code'), answer: readWord(error, 'responseCode') }
      if (delay === undefined || later(delay) > endsAt) {
        logger.error('a mail was given up', { kind: facts.kind, attempts, ...reason })
        await forget()
        return
      }
      logger.info('a mail will be tried again', { kind: facts.kind, attempts, ...reason })
      await database.run((queries) =>
        queries
          .update(walletMails)
          .set({ nextAt: later(delay) })
          .where(eq(walletMails.id, id)),
      )
    }
  }

  return {
    async add(queries, { email, mail: about, language }) {
      const time = now()
      await queries.insert(walletMails).values({
        email: keys.seal('email-seal', Buffer.from(email), 'mail'),
        mail: { ...about, at: time.toISOString(), language },
        nextAt: time,
        endsAt: later(about.kind === 'code' ? codeMs : hourMs),
      })
    },
    wake: () => waking.resolve(),
    async follow(signal) {
      const stop = () => waking.resolve()
      signal.addEventListener('abort', stop, { once: true })
      // By id. One that takes long holds no other up.
      const sending = new Map<number, Promise<void>>()
      let isMoreDue = false
      const start = (row: typeof walletMails.$inferSelect) => {
        const run = send(row)
          .catch((error) => logger.error('a mail could not be noted', { error }))
          .then(() => {
            sending.delete(row.id)
            if (isMoreDue && sending.size <= atOnce - fewest) waking.resolve()
          })
        sending.set(row.id, run)
      }
      while (!signal.aborted) {
        waking = Promise.withResolvers<void>()
        const room = atOnce - sending.size
        const due = room === 0 ? [] : await takeQuietly(room)
        isMoreDue = due.length === room
        // What takes longer than its lease is due again, and still on its way.
        for (const row of due) if (!sending.has(row.id)) start(row)
        if (isMoreDue && sending.size <= atOnce - fewest) continue
        const timer = setTimeout(waking.resolve, pollMs)
        await waking.promise
        clearTimeout(timer)
      }
      signal.removeEventListener('abort', stop)
      await Promise.all(sending.values())
    },
  }
}

function readWord(error: unknown, name: 'code' | 'responseCode'): string | number | undefined {
  const value = error instanceof Error && name in error ? Reflect.get(error, name) : undefined
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}
