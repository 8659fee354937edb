import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { Database } from '../database/createDatabase.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { notWhileStopping } from '../http/notWhileStopping.ts'
import { problemAnswers } from '../http/problemAnswers.ts'

export declare namespace healthRoutes {
  type Parameters = { database: Database; stopping: AbortSignal }
}

const statusSchema = v.object({ status: v.literal('ok') })

/** For whoever keeps the service running. */
export function healthRoutes({ database, stopping }: healthRoutes.Parameters): Hono<HttpEnv> {
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
          'Send no requests here when not: the database is away or the service is stopping.',
        tags: ['Operation'],
        responses: { 200: ok, ...problemAnswers('DATABASE_UNAVAILABLE', 'STOPPING') },
      }),
      notWhileStopping(stopping),
      async (context) => {
        await database.check()
        context.header('Cache-Control', 'no-store')
        return context.json({ status: 'ok' })
      },
    )
}
