import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { Database } from '../database/createDatabase.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { notWhileStopping } from '../http/notWhileStopping.ts'
import { Problem } from '../http/problem.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import type { RelayStore } from '../relay/store/relayStore.ts'

export declare namespace healthRoutes {
  type Parameters = {
    database: Database
    /** Where the relay keeps messages, if it runs. */
    relayStore: Pick<RelayStore, 'check'> | undefined
    stopping: AbortSignal
  }
}

const statusSchema = v.object({ status: v.literal('ok') })

/** For whoever keeps the service running. */
export function healthRoutes(parameters: healthRoutes.Parameters): Hono<HttpEnv> {
  const { database, relayStore, stopping } = parameters
  const ok = {
    description: 'Yes',
    content: { 'application/json': { schema: resolver(statusSchema) } },
  }
  return new Hono<HttpEnv>()
    .get(
      '/health',
      describeRoute({
        summary: 'Tell whether the process lives',
        description: 'Restart it when not.',
        tags: ['Operation'],
        responses: { 200: ok, ...problemAnswers() },
      }),
      (context) => {
        context.header('Cache-Control', 'no-store')
        return context.json({ status: 'ok' })
      },
    )
    .get(
      '/ready',
      describeRoute({
        summary: 'Tell whether everything works',
        description:
          'Send no requests here when not: the database is away, the relay cannot keep messages, or the service is stopping.',
        tags: ['Operation'],
        responses: {
          200: ok,
          ...problemAnswers('DATABASE_UNAVAILABLE', 'RELAY_UNAVAILABLE', 'STOPPING'),
        },
      }),
      notWhileStopping(stopping),
      async (context) => {
        await database.check()
        await relayStore?.check().catch(refuseRelay)
        context.header('Cache-Control', 'no-store')
        return context.json({ status: 'ok' })
      },
    )
}

function refuseRelay(cause: unknown): never {
  const detail = 'The relay cannot keep messages at the moment. Look at its disk or its Redis.'
  throw new Problem('RELAY_UNAVAILABLE', { detail, cause, headers: { 'Retry-After': '5' } })
}
