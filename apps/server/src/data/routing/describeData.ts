import type { Context } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { ProblemCode } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

export declare namespace describeData {
  type Parameters = {
    operationId: string
    summary: string
    answer: v.GenericSchema
    /** The description of the path parameter with this name. */
    path?: { name: string; description: string } | undefined
    body?: v.GenericSchema | undefined
    problems?: readonly ProblemCode[] | undefined
  }
}

const common = [
  'INVALID_QUERY',
  'ORIGIN_NOT_ALLOWED',
  'PROJECT_NOT_ALLOWED',
  'CHAIN_NOT_SUPPORTED',
  'RATE_LIMITED',
  'CHAIN_UNAVAILABLE',
] as const satisfies ProblemCode[]

/** Describes a data route in OpenAPI. */
export function describeData(parameters: describeData.Parameters) {
  const { operationId, summary, answer, path, body, problems = [] } = parameters
  return describeRoute({
    operationId,
    summary,
    tags: ['Data'],
    ...(path && {
      parameters: [{ in: 'path', required: true, schema: { type: 'string' }, ...path }],
    }),
    ...(body && {
      requestBody: {
        required: true,
        description: 'At most 64 kB.',
        content: { 'application/json': { schema: resolver(body) } },
      },
    }),
    responses: {
      200: {
        description: 'The answer',
        content: { 'application/json': { schema: resolver(answer) } },
      },
      ...problemAnswers(...common, ...problems),
    },
  })
}

/** Marks answers with stale parts. */
export const staleSchema = v.optional(
  v.pipe(
    v.literal(true),
    v.description(
      'Present if some values are older, because they cannot be read at the moment or in time.',
    ),
  ),
)

/** Account data must not be stored by shared caches. */
export function answerFresh(context: Context<HttpEnv>, answer: object): Response {
  context.header('Cache-Control', 'no-store')
  return context.json(answer)
}
