import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { ProblemCode } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'

export declare namespace describeWallet {
  type Parameters = {
    operationId: string
    summary: string
    body?: v.GenericSchema<unknown, unknown> | undefined
    answer?: v.GenericSchema<unknown, unknown> | undefined
    /** What parameters of the path are, by name. */
    path?: Readonly<Record<string, string>> | undefined
    /** @default a session is needed */
    access?: 'public' | 'proof' | 'session' | undefined
    status?: 200 | 201 | 204 | 303 | undefined
    problems?: readonly ProblemCode[] | undefined
  }
}

const bodyProblems = [
  ...(['INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'] as const),
] satisfies readonly ProblemCode[]
const proofProblems = [
  ...(['PROOF_REFUSED', 'PROOF_NONCE_REQUIRED', 'ORIGIN_NOT_ALLOWED'] as const),
] satisfies readonly ProblemCode[]
const sessionProblems = [
  ...(['WALLET_SESSION_REQUIRED', 'WALLET_SESSION_ENDED'] as const),
] satisfies readonly ProblemCode[]

/** Describes a route of the embedded wallet in OpenAPI. */
export function describeWallet(parameters: describeWallet.Parameters) {
  const { operationId, summary, body, answer, path = {}, access = 'session' } = parameters
  const { status = answer ? 200 : 204, problems = [] } = parameters
  const isProven = access !== 'public'
  return describeRoute({
    ...{ operationId, summary, tags: ['Embedded wallet'] },
    parameters: [
      ...Object.entries(path).map(([name, description]) => ({
        ...{ in: 'path' as const, required: true, name, schema: { type: 'string' as const } },
        description,
      })),
      ...(isProven ? [proofHeader] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      [status]: { description: summary, ...(answer && { content: json(answer) }) },
      ...problemAnswers(
        ...(['RATE_LIMITED', 'DATABASE_UNAVAILABLE'] as const),
        ...(isProven ? proofProblems : []),
        ...(access === 'session' ? sessionProblems : []),
        ...(body ? bodyProblems : []),
        ...problems,
      ),
    },
  })
}

const proofHeader = {
  ...{ in: 'header' as const, required: true, name: 'DPoP', schema: { type: 'string' as const } },
  description:
    'A proof of the key of the browser (RFC 9449), with the nonce of `DPoP-Nonce`, and with `bh`, the SHA-256 of the body in base64url.',
}

function json(schema: v.GenericSchema<unknown, unknown>) {
  return { 'application/json': { schema: resolver(schema) } }
}
