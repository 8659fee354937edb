import type { EmailLogin } from '@cleat/embedded-wallet/service'
import { and, eq, gt, lt } from 'drizzle-orm'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import type { IdentityStore } from '../accounts/createIdentityStore.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import { toEmailIndexes } from '../keys/toEmailIndexes.ts'
import type { EmailLogins } from '../logins/createEmailLogins.ts'
import { type SpentCode, spendCode } from '../logins/spendCode.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { AskingAs } from '../requests/createGuard.ts'
import { requireHeld } from '../sessions/requireHeld.ts'
import { walletEmailChanges } from '../store/recordTables.ts'

type Started = EmailLogin | { readonly waitSeconds: number }
type Refused = Exclude<SpentCode, { readonly state: 'right' }>

export type EmailChanges = {
  /** Sends a code to the mailbox that the account has. */
  start(
    asking: AskingAs,
    parameters: { email: string; host: string; browser: string },
  ): Promise<Started>
  /** Takes that code, and sends one to the other mailbox. */
  proveOld(asking: AskingAs, id: string, code: string): Promise<Started | Refused>
  /** Takes that one, and changes the e-mail of the account. */
  proveNew(asking: AskingAs, id: string, code: string): Promise<{ state: 'right' } | Refused>
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
  },
): EmailChanges {
  const { database, keys, now, accounts, identities, events, outbox, emails } = context
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

  return {
    async start({ session, jkt, language }, { email, host, browser }) {
      const { account } = session
      const own = await database.run(async (queries) => {
        await requireHeld(queries, session)
        const all = await accounts.list(queries, account)
        return all.find(({ provider }) => provider === 'email')?.email
      })
      if (own === undefined)
        throw new Problem('NOT_FOUND', { detail: 'The account has no e-mail to change.' })
      const started = await emails.start({ email: own, jkt, host, browser, language, purpose })
      if ('waitSeconds' in started) return started
      const { id } = started
      await database.run((queries) =>
        queries.insert(table).values({
          ...{ id, account, email: keys.seal('email-seal', Buffer.from(email), id), host, browser },
          endsAt: new Date(now().getTime() + lifetimeMs),
        }),
      )
      return started
    },
    async proveOld(asking, id, code) {
      const change = await find(asking, id)
      if (!change) return { state: 'over' }
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
          const subject = toEmailIndexes(keys, email)[0]
          const identity = { provider: 'email', subject, email, username: undefined }
          const known = await identities.find(transaction, identity)
          // It is said to who proved the mailbox alone.
          if (known !== undefined && known !== account) return { state: 'taken' as const }
          const all = await accounts.list(transaction, account)
          const mail = { kind: 'moved', wallet: '', browser } as const
          const mailboxes = new Set(all.flatMap((one) => one.email ?? []))
          const language = await accounts.readLanguage(transaction, account)
          for (const one of mailboxes) await outbox.add(transaction, { email: one, mail, language })
          await identities.unlink(transaction, account, 'email')
          await identities.link(transaction, account, identity)
          await transaction.delete(table).where(eq(table.id, id))
          await events.add(transaction, { account, event: 'identity.moved', network })
          return { state: 'right' as const }
        }),
      )
      outbox.wake()
      if (outcome.state === 'taken')
        throw new Problem('IDENTITY_TAKEN', { detail: 'Another account has this e-mail.' })
      return outcome
    },
    async prune() {
      await database.run((queries) => queries.delete(table).where(lt(table.endsAt, now())))
    },
  }
}
