import type { Siwx, SiwxCall } from '@cleat/siwx/server'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { toOrigin } from '../data/images/toOrigin.ts'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitRate } from '../http/limitRate.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { readJsonBody } from '../http/readJsonBody.ts'
import { sdkQuery } from '../http/sdkQuery.ts'
import { validQuery } from '../http/validQuery.ts'
import { readPathAccount } from './proof/readPathAccount.ts'
import { revokeSession } from './revokeSession.ts'
import { describeSessions } from './routes/describeSessions.ts'
import { isOwner } from './routes/isOwner.ts'
import { toSessionAnswer } from './routes/toSessionAnswer.ts'
import { sessionSchemas } from './schemas/sessionSchemas.ts'
import type { SessionStore } from './store/sessionStore.ts'
import { storeSession } from './storeSession.ts'

export declare namespace sessionsRoutes {
  type Parameters = {
    store: SessionStore
    call: SiwxCall
    /** Says who is signed in. Without it sessions are listed for the page that stored them alone. */
    siwx: Pick<Siwx, 'readSession'> | undefined
    limits: Limits
    trustedProxies: TrustedProxies
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
  }
}

const changesPerMinute = 60
/** In bytes: a session and a signature. */
const longestBody = 96 * 1024
const path = '/v1/sessions/:address'

/**
 * Permissions that accounts gave to apps (ERC-7715): an app stores what was granted, and the
 * account sees and ends it (spec §7).
 */
export function sessionsRoutes(parameters: sessionsRoutes.Parameters): Hono<HttpEnv> {
  const { store, call, siwx, limits, trustedProxies, allowedOrigins, allowedProjects } = parameters
  const limiter = limits.create({ name: 'sessionChanges', limit: changesPerMinute })
  const guards = [
    validQuery(v.object(sdkQuery)),
    allowOrigins({ allowed: allowedOrigins, isRequired: false }),
    allowProjects(allowedProjects),
  ] as const
  const changeGuards = [...guards, limitRate({ limiter, trustedProxies })] as const
  const askedBy = (context: Context<HttpEnv>) => ({
    // Browsers leave it out where a page asks its own origin.
    origin: context.req.header('Origin') ?? toOrigin(context, trustedProxies),
    projectId: context.req.query('projectId'),
  })
  const change = async (context: Context<HttpEnv, '/:address'>) => {
    const body = await readJsonBody(context.req.raw, sessionSchemas.store, longestBody)
    const account = readPathAccount(context.req.param('address'))
    await storeSession({
      ...{ store, call, account, body, ...askedBy(context) },
      signal: context.req.raw.signal,
    })
    return answerFresh(context, { success: true })
  }

  return new Hono<HttpEnv>()
    .get(
      path,
      describeSessions({
        operationId: 'listPermissionSessions',
        summary: 'List the permissions of an account',
        answer: sessionSchemas.list,
      }),
      ...guards,
      async (context) => {
        const account = readPathAccount(context.req.param('address'))
        const session = await siwx?.readSession(context.req.raw)
        const isAll = isOwner(session ?? undefined, account)
        const asking = isAll ? undefined : askedBy(context)
        const found = await store.list({ ...account, asking })
        return answerFresh(context, { pcis: found.map((one) => toSessionAnswer(one, isAll)) })
      },
    )
    .post(
      path,
      describeSessions({
        operationId: 'storePermissionSession',
        summary: 'Store permissions that an account gave',
        ...{ body: sessionSchemas.store, answer: sessionSchemas.done },
        problems: ['SESSION_CONFLICT', 'SESSION_LIMIT_REACHED'],
      }),
      ...changeGuards,
      change,
    )
    .post(
      `${path}/activate`,
      describeSessions({
        operationId: 'activatePermissionSession',
        summary: 'The same, for what is already stored',
        ...{ body: sessionSchemas.store, answer: sessionSchemas.done },
        problems: ['SESSION_CONFLICT', 'SESSION_LIMIT_REACHED'],
      }),
      ...changeGuards,
      change,
    )
    .post(
      `${path}/revoke`,
      describeSessions({
        operationId: 'revokePermissionSession',
        summary: 'Say that permissions were taken back',
        ...{ body: sessionSchemas.revoke, answer: sessionSchemas.done, problems: ['NOT_FOUND'] },
      }),
      ...changeGuards,
      async (context) => {
        const { address } = readPathAccount(context.req.param('address'))
        const body = await readJsonBody(context.req.raw, sessionSchemas.revoke, longestBody)
        await revokeSession({ store, call, address, body, signal: context.req.raw.signal })
        return answerFresh(context, { success: true })
      },
    )
}

function answerFresh(context: Context<HttpEnv>, answer: object): Response {
  context.header('Cache-Control', 'no-store')
  return context.json(answer)
}
