import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { ProblemCode } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

/** Describes a route of names in OpenAPI. */
export function describeNames(
  operationId: string,
  summary: string,
  parameters: {
    answer: v.GenericSchema
    body?: v.GenericSchema | undefined
    /** The name and the description of the path parameter. */
    path?: readonly [name: string, description: string] | undefined
    problems?: readonly ProblemCode[] | undefined
  },
) {
  const { answer, body, path, problems = [] } = parameters
  return describeRoute({
    ...{ operationId, summary, tags: ['Names'] },
    ...(path && {
      parameters: [
        ...[{ in: 'path', required: true, name: path[0], description: path[1], schema: text }],
      ],
    }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: summary, content: json(answer) },
      ...problemAnswers('INVALID_QUERY', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE', ...problems),
    },
  })
}

const text = { type: 'string' as const }

function json(schema: v.GenericSchema) {
  return { 'application/json': { schema: resolver(schema) } }
}
