import { eventSchemas } from '@cleat/embedded-wallet/service'
import { Hono } from 'hono'
import type { Database } from '../../database/createDatabase.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { Events } from '../audit/createEvents.ts'
import type { Guard } from '../requests/createGuard.ts'
import { requireHeld } from '../sessions/requireHeld.ts'
import { describeWallet } from './describeWallet.ts'
import { noBody } from './noBody.ts'

/** The log of the account that is logged in. */
export function eventRoutes(parameters: {
  database: Database
  guard: Guard
  events: Events
}): Hono<HttpEnv> {
  const { database, guard, events } = parameters
  return new Hono<HttpEnv>().get(
    '/wallet/v1/events',
    describeWallet({
      ...{ operationId: 'listWalletEvents', summary: 'What happened to the account' },
      answer: eventSchemas.list,
      problems: ['WALLET_SESSION_VIEW_ONLY', 'LOGIN_DEVICE_UNPROVEN'],
    }),
    async (context) => {
      const { session } = await guard.askAs(context, noBody)
      // Networks and times say where the owner lives.
      await database.run((queries) => requireHeld(queries, session))
      const { events: all, isWhole } = await events.list(session.account)
      return context.json({
        events: all.map(({ event, facts, network, at }) => ({
          ...{ event, facts, network, at: at.toISOString() },
        })),
        isWhole,
      })
    },
  )
}
