import { identitySchemas, type WalletIdentity } from '@cleat/embedded-wallet/service'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queries } from '../../database/connection.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts, Identity } from '../accounts/createAccounts.ts'
import type { IdentityStore, ProvenIdentity } from '../accounts/createIdentityStore.ts'
import { notifyIdentity } from '../accounts/notifyIdentity.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { EmailMoves } from '../emailChanges/createEmailMoves.ts'
import type { Outbox } from '../mail/createOutbox.ts'
import type { Guard } from '../requests/createGuard.ts'
import { requireHeld } from '../sessions/requireHeld.ts'
import { walletPasskeys } from '../store/walletTables.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace identityRoutes {
  type Parameters = WalletContext & {
    guard: Guard
    accounts: Accounts
    identities: IdentityStore
    events: Events
    outbox: Outbox | undefined
    moves: EmailMoves | undefined
    /** Takes a login that its browser proved, once. */
    takeLogin: (
      queries: Queries,
      id: string,
      jkt: string,
    ) => Promise<{ readonly identity: ProvenIdentity } | undefined>
  }
}

/** How an account is logged in to. */
export function identityRoutes(parameters: identityRoutes.Parameters): Hono<HttpEnv> {
  const { database, guard, accounts, identities, events, outbox, moves } = parameters
  const { takeLogin } = parameters
  const list = async (account: string) => {
    const all = await database.run((queries) => accounts.list(queries, account))
    return { identities: all.map(toAnswer) }
  }

  return new Hono<HttpEnv>()
    .get(
      '/wallet/v1/identities',
      describeWallet({
        ...{ operationId: 'listWalletIdentities', summary: 'List the ways to log in' },
        ...{ answer: identitySchemas.list, problems: ['WALLET_SESSION_VIEW_ONLY'] },
      }),
      async (context) => {
        const { session } = await guard.askAs(context, noBody)
        return context.json(await list(session.account))
      },
    )
    .post(
      '/wallet/v1/identities',
      describeWallet({
        ...{ operationId: 'linkWalletIdentity', summary: 'Add a way to log in' },
        ...{ body: identitySchemas.link, answer: identitySchemas.list },
        problems: [
          ...(['LOGIN_NOT_PROVEN', 'IDENTITY_TAKEN', 'LOGIN_DEVICE_UNPROVEN'] as const),
          'WALLET_SESSION_VIEW_ONLY',
        ],
      }),
      async (context) => {
        const { body, session, jkt, network } = await guard.askAs(context, identitySchemas.link)
        const { account, label: browser } = session
        await database.run((queries) =>
          queries.transaction(async (transaction) => {
            await events.lock(transaction, account)
            await requireHeld(transaction, session)
            const login = await takeLogin(transaction, body.login, jkt)
            if (!login)
              throw new Problem('LOGIN_NOT_PROVEN', { detail: 'Log in with the other way first.' })
            const { provider } = login.identity
            if (!(await identities.link(transaction, account, login.identity)))
              throw new Problem('IDENTITY_TAKEN', {
                detail: 'Another account is logged in with it.',
              })
            const facts = { provider }
            await events.add(transaction, { account, event: 'identity.linked', facts, network })
            const about = { account, provider, browser, isLinked: true }
            await notifyIdentity({ queries: transaction, accounts, outbox, ...about })
          }),
        )
        outbox?.wake()
        return context.json(await list(account))
      },
    )
    .delete(
      '/wallet/v1/identities/:provider',
      describeWallet({
        ...{ operationId: 'unlinkWalletIdentity', summary: 'Take a way to log in away' },
        path: { provider: 'The `provider` of an identity.' },
        problems: ['NOT_FOUND', 'LAST_METHOD', 'LOGIN_DEVICE_UNPROVEN', 'WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { session, network } = await guard.askAs(context, noBody)
        const { account, label: browser } = session
        const provider = context.req.param('provider')
        await database.run((queries) =>
          queries.transaction(async (transaction) => {
            await events.lock(transaction, account)
            await requireHeld(transaction, session)
            const all = await accounts.list(transaction, account)
            const own = all.filter((identity) => identity.provider === provider)
            if (own.length === 0)
              throw new Problem('NOT_FOUND', { detail: 'The account has no such way to log in.' })
            const passkeys = await transaction
              .select({ id: walletPasskeys.id })
              .from(walletPasskeys)
              .where(eq(walletPasskeys.account, account))
            if (all.length - own.length + passkeys.length === 0)
              throw new Problem('LAST_METHOD', {
                detail: 'It is the only way to log in. Add another one first.',
              })
            // Before it is gone, so that the mailbox that is taken away hears of it.
            const about = { account, provider, browser, isLinked: false }
            await notifyIdentity({ queries: transaction, accounts, outbox, ...about })
            await identities.unlink(transaction, account, provider)
            if (provider === 'email')
              await moves?.stop(transaction, { account, network, by: 'change' })
            const facts = { provider }
            await events.add(transaction, { account, event: 'identity.unlinked', facts, network })
          }),
        )
        outbox?.wake()
        return context.body(null, 204)
      },
    )
}

function toAnswer({ provider, email, username, linkedAt }: Identity): WalletIdentity {
  return {
    ...{ provider, email: email ?? null, username: username ?? null },
    linkedAt: linkedAt.toISOString(),
  }
}
