import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { DataSources } from '../data/createDataSources.ts'
import type { Database } from '../database/createDatabase.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { notWhileStopping } from '../http/notWhileStopping.ts'
import { Problem } from '../http/problem.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import type { RelayStore } from '../relay/store/relayStore.ts'
import { chainHealthSchema, toChainHealth } from './toChainHealth.ts'

export declare namespace healthRoutes {
  type Parameters = {
    database: Database
    data: Pick<DataSources, 'chains' | 'status'>
    /** The relay's message store, if the relay runs. */
    relayStore: Pick<RelayStore, 'check'> | undefined
    stopping: AbortSignal
  }
}

const statusSchema = v.object({ status: v.literal('ok') })
const healthSchema = v.object({
  status: v.picklist(['ok', 'behind']),
  chains: v.array(chainHealthSchema),
})

/** Health and metrics for the operator. */
export function healthRoutes(parameters: healthRoutes.Parameters): Hono<HttpEnv> {
  const { database, data, relayStore, stopping } = parameters
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
      '/healthz',
      describeRoute({
        operationId: 'getHealth',
        summary: 'Tell how the chains are',
        description: 'By what became of the last questions; nothing is asked for it.',
        tags: ['Operation'],
        responses: {
          200: {
            description: '`behind` when the history of one is not kept up, or its node is away',
            content: { 'application/json': { schema: resolver(healthSchema) } },
          },
          ...problemAnswers(),
        },
      }),
      (context) => {
        const chains = [...data.chains.values()].map((chain) =>
          toChainHealth({ chain, statuses: data.status }),
        )
        const isBehind = chains.some(({ status }) => status === 'behind' || status === 'away')
        context.header('Cache-Control', 'no-store')
        return context.json({ status: isBehind ? 'behind' : 'ok', chains })
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
