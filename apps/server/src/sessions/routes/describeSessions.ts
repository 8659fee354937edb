import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { ProblemCode } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

const proofProblems = [
  ...(['INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'] as const),
  ...(['SESSION_PROOF_REFUSED', 'SESSION_UNVERIFIABLE'] as const),
] satisfies readonly ProblemCode[]

/** Describes a route of permission sessions in OpenAPI. */
export function describeSessions(parameters: {
  operationId: string
  summary: string
  answer: v.GenericSchema
  body?: v.GenericSchema | undefined
  problems?: readonly ProblemCode[] | undefined
}) {
  const { operationId, summary, answer, body, problems = [] } = parameters
  return describeRoute({
    ...{ operationId, summary, tags: ['Permission sessions'] },
    parameters: [
      {
        ...{ in: 'path', required: true, name: 'address', schema: { type: 'string' } },
        description: 'A CAIP-10 id such as `eip155:1:0x…`, or the address for all chains.',
      },
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: summary, content: json(answer) },
      ...problemAnswers(
        ...(['INVALID_QUERY', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE'] as const),
        ...(['ORIGIN_NOT_ALLOWED', 'PROJECT_NOT_ALLOWED'] as const),
        ...(body ? proofProblems : []),
        ...problems,
      ),
    },
  })
}

function json(schema: v.GenericSchema) {
  return { 'application/json': { schema: resolver(schema) } }
}
