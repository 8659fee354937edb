import { sessionSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import type { Accounts } from '../accounts/createAccounts.ts'
import { describeSession } from '../answers/describeSession.ts'
import type { Events } from '../audit/createEvents.ts'
import type { WalletContext } from '../context/walletContext.ts'
import type { Guard } from '../requests/createGuard.ts'
import type { SessionCookies } from '../sessions/createSessionCookies.ts'
import type { Sessions } from '../sessions/createSessions.ts'
import type { Signals } from '../signals/signals.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

export declare namespace sessionRoutes {
  type Parameters = WalletContext & {
    guard: Guard
    sessions: Sessions
    accounts: Accounts
    cookies: SessionCookies
    events: Events
    signals: Signals
  }
}

/** Who is logged in, and logging out. */
export function sessionRoutes(parameters: sessionRoutes.Parameters): Hono<HttpEnv> {
  const { database, guard, sessions, cookies, events, signals, now } = parameters

  return new Hono<HttpEnv>()
    .get(
      '/wallet/v1/session',
      describeWallet({
        ...{ operationId: 'readWalletSession', summary: 'Who is logged in', access: 'proof' },
        answer: sessionSchemas.answer,
      }),
      async (context) => {
        if (!cookies.isThere(context)) {
          await guard.ask(context, noBody)
          return context.json({ session: null })
        }
        try {
          const { session } = await guard.askAs(context, noBody, 'view')
          return context.json({ session: await describeSession(parameters, session) })
        } catch (error) {
          if (!(error instanceof Problem) || error.code !== 'WALLET_SESSION_ENDED') throw error
          await cookies.clear(context)
          return context.json({ session: null })
        }
      },
    )
    .post(
      '/wallet/v1/session/refresh',
      describeWallet({
        ...{ operationId: 'refreshWalletSession', summary: 'Renew the session' },
        answer: sessionSchemas.opened,
      }),
      async (context) => {
        const { session, token, jkt, network } = await guard.askAs(context, noBody, 'view')
        const next = await sessions.rotate(session, token)
        const { kind, isCrossSite, endsAt } = session
        const maxAge = Math.floor((endsAt.getTime() - now().getTime()) / 1000)
        // Without a next token another tab has it, and the browser has its cookie.
        if (next !== undefined) cookies.write(context, next, { kind, maxAge, isCrossSite })
        const renewed = await sessions.find({ token: next ?? token, jkt, network })
        return context.json({ session: await describeSession(parameters, renewed) })
      },
    )
    .delete(
      '/wallet/v1/session',
      describeWallet({ operationId: 'endWalletSession', summary: 'Log out' }),
      async (context) => {
        const { session, network } = await guard.askAs(context, noBody, 'view')
        const { account } = session
        await sessions.end(session)
        await database.run((queries) =>
          queries.transaction((transaction) =>
            events.add(transaction, { account, event: 'session.ended', network }),
          ),
        )
        cookies.remove(context, session)
        return context.body(null, 204)
      },
    )
    .delete(
      '/wallet/v1/sessions',
      describeWallet({
        ...{ operationId: 'endWalletSessions', summary: 'Log out everywhere' },
        problems: ['WALLET_SESSION_VIEW_ONLY'],
      }),
      async (context) => {
        const { session, network } = await guard.askAs(context, noBody)
        const { account } = session
        await database.run((queries) =>
          queries.transaction(async (transaction) => {
            await sessions.endAll(transaction, account)
            await events.add(transaction, { account, event: 'sessions.ended', network })
          }),
        )
        signals.publish(`account:${account}`)
        cookies.remove(context, session)
        return context.body(null, 204)
      },
    )
}
