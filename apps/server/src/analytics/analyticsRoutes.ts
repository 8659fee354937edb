import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { notWhileStopping } from '../http/notWhileStopping.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { Problem } from '../http/problem.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { readClient } from '../http/readClient.ts'
import { sdkQuery } from '../http/sdkQuery.ts'
import { validQuery } from '../http/validQuery.ts'
import type { EventStore } from './createEventStore.ts'
import { eventSchema } from './eventSchema.ts'
import { bodyLimits, type ReadEvents, readBatch, readEvent } from './readEvents.ts'

export declare namespace analyticsRoutes {
  type Parameters = {
    store: EventStore
    /**
     * If disabled, events are accepted and discarded, because apps may send some before they read
     * the setting.
     */
    isEnabled: boolean
    limits: Limits
    /** Events per day and client; 0 for no limit. */
    rateLimit: number
    trustedProxies: TrustedProxies
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
    stopping: AbortSignal
  }
}

const dayMs = 86_400_000

const answerSchema = v.pipe(
  v.object({
    accepted: v.pipe(
      v.number(),
      v.integer(),
      v.description('The number of events that are stored, now or before.'),
    ),
    rejected: v.pipe(
      v.number(),
      v.integer(),
      v.description('The number of events that are invalid and not stored.'),
    ),
  }),
  v.metadata({ ref: 'AnalyticsAnswer' }),
)

/** Accepts apps' events: `POST /e` for one (spec §7), `POST /batch` for a list. */
export function analyticsRoutes(parameters: analyticsRoutes.Parameters): Hono<HttpEnv> {
  const { store, isEnabled, limits, rateLimit, trustedProxies } = parameters
  const { allowedOrigins, allowedProjects, stopping } = parameters
  const limiter = limits.create({ name: 'events', limit: rateLimit, periodMs: dayMs })
  const guards = [
    notWhileStopping(stopping),
    allowOrigins({ allowed: allowedOrigins, isRequired: true }),
    allowProjects(allowedProjects),
  ] as const

  const keep = async (context: Context<HttpEnv>, { events, rejected }: ReadEvents) => {
    const { projectId, st, sv } = context.req.query()
    const client = readClient(context, trustedProxies)
    const seconds = isEnabled ? await limiter.take(client, events.length) : 0
    if (seconds > 0) {
      throw new Problem('RATE_LIMITED', {
        detail: `There were too many events from your network. Wait ${seconds} s.`,
        headers: { 'Retry-After': String(seconds) },
      })
    }
    if (isEnabled) await store.add(events, { projectId, st, sv })
    return context.json({ accepted: isEnabled ? events.length : 0, rejected }, 202)
  }

  return new Hono<HttpEnv>()
    .post(
      '/e',
      describe({ operationId: 'sendEvent', summary: 'Store an event', schema: eventSchema }),
      validQuery(v.object(sdkQuery)),
      ...guards,
      async (context) => keep(context, await readEvent(context.req.raw)),
    )
    .post(
      '/batch',
      describe({
        operationId: 'sendEvents',
        summary: 'Store a list of events',
        schema: v.pipe(v.array(eventSchema), v.maxLength(bodyLimits.events)),
      }),
      validQuery(v.object(sdkQuery)),
      ...guards,
      async (context) => keep(context, await readBatch(context.req.raw)),
    )
}

type Description = { operationId: string; summary: string; schema: v.GenericSchema }

function describe({ operationId, summary, schema }: Description) {
  const content = { schema: resolver(schema) }
  return describeRoute({
    operationId,
    summary,
    tags: ['Analytics'],
    requestBody: {
      required: true,
      description: 'At most 64 kB. `text/plain` is for `navigator.sendBeacon`.',
      content: { 'application/json': content, 'text/plain': content },
    },
    responses: {
      202: {
        description: 'The events were accepted',
        content: { 'application/json': { schema: resolver(answerSchema) } },
      },
      ...problemAnswers(
        'INVALID_QUERY',
        'INVALID_BODY',
        'ORIGIN_NOT_ALLOWED',
        'PROJECT_NOT_ALLOWED',
        'REQUEST_TIMEOUT',
        'BODY_TOO_LARGE',
        'UNSUPPORTED_BODY',
        'RATE_LIMITED',
        'DATABASE_UNAVAILABLE',
        'STOPPING',
      ),
    },
  })
}
