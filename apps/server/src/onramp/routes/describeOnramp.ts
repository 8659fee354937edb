import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { ProblemCode } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

export declare namespace describeOnramp {
  type Parameters = {
    operationId: string
    summary: string
    description?: string | undefined
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
  'RATE_LIMITED',
] as const satisfies ProblemCode[]
const ofBodies = [
  'INVALID_BODY',
  'BODY_TOO_LARGE',
  'REQUEST_TIMEOUT',
] as const satisfies ProblemCode[]

/** Describes a route of purchases in OpenAPI. */
export function describeOnramp(parameters: describeOnramp.Parameters) {
  const { operationId, summary, description, answer, path, body, problems = [] } = parameters
  return describeRoute({
    operationId,
    summary,
    ...(description !== undefined && { description }),
    tags: ['On-ramp'],
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
      ...problemAnswers(...common, ...(body ? ofBodies : []), ...problems),
    },
  })
}
