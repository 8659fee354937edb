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
    /** The database, if a service needs it. */
    database: Database | undefined
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
    description: 'Success',
    content: { 'application/json': { schema: resolver(statusSchema) } },
  }
  return new Hono<HttpEnv>()
    .get(
      '/health',
      describeRoute({
        summary: 'Check whether the process is running',
        description: 'Restart the process if this fails.',
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
        summary: 'Get the health of the chains',
        description: 'Reports the results of the last requests. Sends no new ones.',
        tags: ['Operation'],
        responses: {
          200: {
            description:
              'The health of each chain. `behind` if the history of one is not up to date, or its node does not answer.',
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
        summary: 'Check whether the service can take requests',
        description:
          'Send no requests to this process if this fails: the database does not answer, the relay cannot store messages, or the service is stopping.',
        tags: ['Operation'],
        responses: {
          200: ok,
          ...problemAnswers('DATABASE_UNAVAILABLE', 'RELAY_UNAVAILABLE', 'STOPPING'),
        },
      }),
      notWhileStopping(stopping),
      async (context) => {
        await database?.check()
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
