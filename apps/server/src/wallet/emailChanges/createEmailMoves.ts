import { randomBytes } from 'node:crypto'
import { eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import { walletEmailMoves } from '../store/recordTables.ts'
import { walletWallets } from '../store/walletTables.ts'
import { notifyOwner } from '../wallets/notifyOwner.ts'
import { moveEmail } from './moveEmail.ts'

/** A change of an e-mail that waits, because the old mailbox is lost. */
export type WaitingMove = { readonly id: string; readonly email: string; readonly readyAt: Date }

export type EmailMoves = {
  /**
   * Starts the wait, in place of one before. Every mailbox of the account can stop it.
   * @returns `taken` if another account has the e-mail
   */
  start(
    queries: Queries,
    move: { account: string; email: string; browser: string; network: string },
  ): Promise<'waiting' | 'taken'>
  find(queries: Queries, account: string): Promise<WaitingMove | undefined>
  /** Stops the wait of an account. `false` if there is none. */
  stop(
    queries: Queries,
    parameters: { account: string; network: string; by: 'settings' | 'freeze' | 'change' },
  ): Promise<boolean>
  /** Stops the wait that the link of a mail is about. */
  stopByLink(queries: Queries, id: string, network: string): Promise<boolean>
  /** Changes the e-mails whose wait is over. */
  apply(): Promise<void>
  /** Applies what is due until the signal aborts, beginning with what a stop left. */
  follow(signal: AbortSignal): Promise<void>
  /** Seals with the newest root secret. Says how many had the one before. */
  rewrap(): Promise<number>
}

type Row = typeof walletEmailMoves.$inferSelect

const waitHours = 72
const hourMs = 3_600_000
const followMs = 30_000
const batch = 200

/** Changes of e-mails without the old mailbox. Each waits, so that it can be stopped. */
export function createEmailMoves(
  context: WalletContext & {
    accounts: Accounts
    identities: IdentityStore
    events: Events
    outbox: Outbox
  },
): EmailMoves {
  const { database, keys, logger, now, accounts, identities, events, outbox } = context
  const table = walletEmailMoves
  const open = ({ id, email }: Pick<Row, 'id' | 'email'>) =>
    Buffer.from(keys.open('email-seal', email, id)).toString()
  const note = (queries: Queries, account: string, by: string, network: string) =>
    events.add(queries, { account, event: 'identity.kept', facts: { by }, network })
  const remove = async (queries: Queries, account: string, isOne: SQL) => {
    // Before the row, as everything else that changes an account.
    await events.lock(queries, account)
    const [row] = await queries.delete(table).where(isOne).returning()
    return row
  }

  const applyOne = ({ id, account }: Pick<Row, 'id' | 'account'>) =>
    database.run((queries) =>
      queries.transaction(async (transaction) => {
        // Of several processes, one gets the row.
        const row = await remove(transaction, account, eq(table.id, id))
        if (!row) return
        const { browser, network } = row
        const move = { account, email: open(row), browser, network }
        if ((await moveEmail(context, transaction, move)) === 'taken')
          await note(transaction, account, 'taken', network)
      }),
    )
  const apply = async () => {
    const due = await database.run((queries) =>
      queries
        .select({ id: table.id, account: table.account })
        .from(table)
        .where(lte(table.readyAt, now()))
        .limit(batch),
    )
    for (const row of due) await applyOne(row)
    if (due.length > 0) outbox.wake()
  }

  return {
    async start(queries, { account, email, browser, network }) {
      const subject = toEmailIndexes(keys, email)[0]
      const identity = { provider: 'email', subject, email, username: undefined }
      const known = await identities.find(queries, identity)
      if (known !== undefined && known !== account) return 'taken'
      const id = randomBytes(16).toString('base64url')
      const values = {
        ...{ id, browser, network },
        email: keys.seal('email-seal', Buffer.from(email), id),
        readyAt: new Date(now().getTime() + waitHours * hourMs),
      }
      await queries
        .insert(table)
        .values({ account, ...values })
        .onConflictDoUpdate({ target: table.account, set: values })
      const [wallet] = await queries
        .select({ id: walletWallets.id })
        .from(walletWallets)
        .where(eq(walletWallets.account, account))
        .limit(1)
      const hours = String(waitHours)
      const mail = { kind: 'lost', wallet: wallet?.id ?? '', change: id, hours, browser } as const
      await notifyOwner({ queries, accounts, outbox, account, mail })
      await events.add(queries, { account, event: 'identity.waiting', network })
      return 'waiting'
    },
    async find(queries, account) {
      const [row] = await queries.select().from(table).where(eq(table.account, account))
      return row && { id: row.id, email: open(row), readyAt: row.readyAt }
    },
    async stop(queries, { account, network, by }) {
      const row = await remove(queries, account, eq(table.account, account))
      if (row) await note(queries, account, by, network)
      return row !== undefined
    },
    async stopByLink(queries, id, network) {
      const [found] = await queries
        .select({ account: table.account })
        .from(table)
        .where(eq(table.id, id))
      if (!found) return false
      const row = await remove(queries, found.account, eq(table.id, id))
      if (row) await note(queries, found.account, 'link', network)
      return row !== undefined
    },
    apply,
    async follow(signal) {
      while (!signal.aborted) {
        await apply().catch((error) =>
          logger.error('changes of e-mails could not be applied', { error }),
        )
        await sleep(followMs, signal)
      }
    },
    async rewrap() {
      const old = await database.run((queries) =>
        queries
          .select()
          .from(table)
          .where(sql`split_part(${table.email}, '.', 1) <> ${keys.currentId}`)
          .limit(batch),
      )
      for (const row of old) {
        const email = keys.seal('email-seal', Buffer.from(open(row)), row.id)
        await database.run((queries) =>
          queries.update(table).set({ email }).where(eq(table.id, row.id)),
        )
      }
      return old.length
    },
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
