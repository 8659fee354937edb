import type { EmailLogin } from '@cleat/embedded-wallet/service'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queries } from '../../database/connection.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { keepEmailToken } from '../keys/keepEmailToken.ts'
import type { EmailLogins } from '../logins/createEmailLogins.ts'
import { type SpentCode, spendCode } from '../logins/spendCode.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import { requireHeld } from '../sessions/requireHeld.ts'
import { walletEmailChanges } from '../store/recordTables.ts'
import type { Confirm } from '../wallets/createShares.ts'
import { addEmail } from './addEmail.ts'
import type { EmailMoves, WaitingMove } from './createEmailMoves.ts'
import { type EmailMove, moveEmail } from './moveEmail.ts'

type Asked = { email: string; host: string; browser: string }
type Started = EmailLogin | { readonly waitSeconds: number }
type Kind = (typeof walletEmailChanges.$inferSelect)['kind']
type CarryOut = (queries: Queries, move: EmailMove) => Promise<'moved' | 'waiting' | 'taken'>
type Refused = Exclude<SpentCode, { readonly state: 'right' }>

export type EmailChanges = {
  /** Sends a code to the mailbox that the account has. */
  start(asking: AskingAs, asked: Asked): Promise<Started>
  /** Without that mailbox: takes a passkey, and sends a code to the other one. */
  startLost(asking: AskingAs, asked: Asked & { confirmation: string }): Promise<Started>
  /** Where the account has none: sends a code to its first one. */
  startFirst(asking: AskingAs, asked: Asked): Promise<Started>
  /** Takes that code, and sends one to the other mailbox. */
  proveOld(asking: AskingAs, id: string, code: string): Promise<Started | Refused>
  /** Takes that one. The e-mail of the account changes, at once or after the wait. */
  proveNew(asking: AskingAs, id: string, code: string): Promise<{ state: 'right' } | Refused>
  /** The change that waits, if there is one. */
  findWaiting(asking: AskingAs): Promise<WaitingMove | undefined>
  /** Stops it. @throws a `Problem` if there is none */
  stop(asking: AskingAs): Promise<void>
  /** Stops it by the link of a mail, without a login. @throws a `Problem` if there is none */
  stopByLink(token: string, network: string): Promise<void>
  prune(): Promise<void>
}

const lifetimeMs = 30 * 60_000

/** Changes of e-mails, each proven by a code to the old and to the new mailbox. */
export function createEmailChanges(
  context: WalletContext & {
    accounts: Accounts
    identities: IdentityStore
    events: Events
    outbox: Outbox
    emails: EmailLogins
    moves: EmailMoves
    confirm: Confirm
  },
): EmailChanges {
  const { database, keys, now, accounts, events, outbox, emails, moves, confirm } = context
  const table = walletEmailChanges
  const purpose = 'email-change' as const

  const find = async (asking: AskingAs, id: string) => {
    const { account } = asking.session
    const [change] = await database.run((queries) =>
      queries
        .select()
        .from(table)
        .where(and(eq(table.id, id), eq(table.account, account), gt(table.endsAt, now()))),
    )
    return change
  }

  const findOwn = async (queries: Queries, account: string) => {
    const all = await accounts.list(queries, account)
    return all.find(({ provider }) => provider === 'email')?.email
  }
  /** The e-mail of who may change it. */
  const readOwn = async (queries: Queries, { session }: AskingAs) => {
    await requireHeld(queries, session)
    const own = await findOwn(queries, session.account)
    if (own === undefined)
      throw new Problem('NOT_FOUND', { detail: 'The account has no e-mail to change.' })
    return own
  }
  /** Sends the first code, to the old mailbox or, once that is lost, to the new one. */
  const begin = async (asking: AskingAs, asked: Asked, to: string, kind: Kind) => {
    const { jkt, language, session } = asking
    const { email, host, browser } = asked
    const started = await emails.start({ email: to, jkt, host, browser, language, purpose })
    if ('waitSeconds' in started) return started
    const { id } = started
    await database.run((queries) =>
      queries.insert(table).values({
        ...{ id, account: session.account, host, browser, kind },
        // Without an old mailbox, the first code is the only one.
        login: kind === 'both' ? null : id,
        email: keys.seal('email-seal', Buffer.from(email), id),
        endsAt: new Date(now().getTime() + lifetimeMs),
      }),
    )
    return started
  }

  const carryOut: { readonly [kind in Kind]: CarryOut } = {
    both: (queries, move) => moveEmail(context, queries, move),
    lost: moves.start,
    first: (queries, move) => addEmail(context, queries, move),
  }

  return {
    async start(asking, asked) {
      const own = await database.run((queries) => readOwn(queries, asking))
      return begin(asking, asked, own, 'both')
    },
    async startLost(asking, { confirmation, ...asked }) {
      await database.run((queries) =>
        queries.transaction(async (transaction) => {
          await readOwn(transaction, asking)
          if (await confirm(transaction, { asking, confirmation })) return
          throw new Problem('CONFIRMATION_REQUIRED', {
            detail: 'Send what a passkey of the account answers as `confirmation`.',
          })
        }),
      )
      return begin(asking, asked, asked.email, 'lost')
    },
    async startFirst(asking, asked) {
      const { session } = asking
      await database.run(async (queries) => {
        await requireHeld(queries, session)
        if ((await findOwn(queries, session.account)) !== undefined) throw hasEmail()
      })
      return begin(asking, asked, asked.email, 'first')
    },
    async proveOld(asking, id, code) {
      const change = await find(asking, id)
      if (change?.kind !== 'both') return { state: 'over' }
      const { jkt, language } = asking
      const spent = await database.run((queries) =>
        spendCode(context, queries, { id, jkt, code, purpose }),
      )
      if (spent.state !== 'right') return spent
      const email = Buffer.from(keys.open('email-seal', change.email, id)).toString()
      const { host, browser } = change
      const started = await emails.start({ email, jkt, host, browser, language, purpose })
      if ('waitSeconds' in started) return started
      await database.run((queries) =>
        queries.update(table).set({ login: started.id }).where(eq(table.id, id)),
      )
      return started
    },
    async proveNew(asking, id, code) {
      const change = await find(asking, id)
      if (!change?.login) return { state: 'over' }
      const { login } = change
      const { session, jkt, network } = asking
      const { account, label: browser } = session
      const outcome = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          const spent = await spendCode(context, transaction, { id: login, jkt, code, purpose })
          if (spent.state !== 'right') return spent
          await events.lock(transaction, account)
          const { email } = spent
          const move = { account, email, browser, network }
          const { kind } = change
          if (kind === 'first' && (await findOwn(transaction, account)) !== undefined)
            return { state: 'over' as const }
          const outcome = await carryOut[kind](transaction, move)
          // It is said to who proved the mailbox alone.
          if (outcome === 'taken') return { state: 'taken' as const }
          if (kind === 'both') await moves.stop(transaction, { account, network, by: 'change' })
          await transaction.delete(table).where(eq(table.id, id))
          return { state: 'right' as const }
        }),
      )
      outbox.wake()
      if (outcome.state === 'taken')
        throw new Problem('IDENTITY_TAKEN', { detail: 'Another account has this e-mail.' })
      return outcome
    },
    findWaiting: ({ session }) =>
      database.run(async (queries) => {
        await requireHeld(queries, session)
        return moves.find(queries, session.account)
      }),
    async stop({ session, network }) {
      const { account } = session
      const isStopped = await database.run((queries) =>
        queries.transaction(async (transaction) => {
          await requireHeld(transaction, session)
          return moves.stop(transaction, { account, network, by: 'settings' })
        }),
      )
      if (!isStopped) throw new Problem('NOT_FOUND', { detail: 'No change of the e-mail waits.' })
    },
    async stopByLink(token, network) {
      const id = keepEmailToken.read({ keys, token, now: now() })
      const isStopped =
        id !== undefined &&
        (await database.run((queries) =>
          queries.transaction((transaction) => moves.stopByLink(transaction, id, network)),
        ))
      if (!isStopped) throw new Problem('NOT_FOUND', { detail: 'The link is not valid any more.' })
    },
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.endsAt, now())))
    },
  }
}

function hasEmail(): Problem {
  return new Problem('IDENTITY_TAKEN', { detail: 'The account has an e-mail. Change it instead.' })
}
