import { type ResponsesWithResolver, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { type ProblemCode, problems } from './problem.ts'

const problemSchema = v.pipe(
  v.object({
    type: v.pipe(v.string(), v.description('`urn:cleat:problem:` and the code in lower case.')),
    title: v.string(),
    status: v.pipe(v.number(), v.integer()),
    code: v.pipe(v.string(), v.description('For programs. Codes may be added, but never change.')),
    detail: v.pipe(v.string(), v.description('What happened and what to do about it.')),
    errors: v.optional(
      v.pipe(
        v.array(
          v.object({
            at: v.pipe(v.string(), v.description('A query parameter, or a JSON pointer.')),
            detail: v.string(),
          }),
        ),
        v.description('The parts of the request that are invalid.'),
      ),
    ),
    reasons: v.optional(
      v.pipe(
        v.array(v.object({ name: v.string(), description: v.string() })),
        v.description('The reason in the words that clients of the Data API look for.'),
      ),
    ),
    requestId: v.pipe(v.string(), v.description('Also in the header `X-Request-Id`.')),
  }),
  v.metadata({ ref: 'Problem' }),
)

const common = ['INTERNAL', 'ANSWER_TIMEOUT'] as const satisfies ProblemCode[]

/** The OpenAPI responses of these problems and of those common to all routes. */
export function problemAnswers(...codes: readonly ProblemCode[]): ResponsesWithResolver {
  const all = [...new Set([...codes, ...common])]
  const byStatus = Object.groupBy(all, (code) => problems[code].status)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((code) => `\`${code}\``).join(' or '),
        content: { 'application/problem+json': { schema: resolver(problemSchema) } },
        ...(status === '429' && { headers: { 'Retry-After': retryAfter } }),
      },
    ]),
  )
}

const retryAfter = {
  description: 'Seconds to wait before the next request.',
  schema: { type: 'integer' as const },
}
