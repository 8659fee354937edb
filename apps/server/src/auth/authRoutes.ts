import type { Siwx } from '@cleat/siwx/server'
import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type * as v from 'valibot'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitRate } from '../http/limitRate.ts'
import type { ProblemCode } from '../http/problem.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { validQuery } from '../http/validQuery.ts'
import { authSchemas } from './authSchemas.ts'

export declare namespace authRoutes {
  type Parameters = { siwx: Siwx; limits: Limits; trustedProxies: TrustedProxies }
}

const bodyProblems = [
  ...(['INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'] as const),
] satisfies readonly ProblemCode[]
const refusals = [
  ...(['SIWX_MESSAGE_INVALID', 'SIWX_DOMAIN_MISMATCH', 'SIWX_ACCOUNT_MISMATCH'] as const),
  ...(['SIWX_EXPIRED', 'SIWX_NOT_YET_VALID', 'SIWX_NONCE_REFUSED', 'SIWX_REQUIRED'] as const),
  ...(['SIWX_SIGNATURE_REFUSED', 'SIWX_UNVERIFIABLE', 'SIWX_SESSION_ENDED'] as const),
] satisfies readonly ProblemCode[]

/** Signs visitors in with a wallet: what to sign, the check, and sessions. */
export function authRoutes(parameters: authRoutes.Parameters): Hono<HttpEnv> {
  const { siwx, limits, trustedProxies } = parameters
  const limit = (name: 'nonces' | 'signIns', perMinute: number) =>
    limitRate({ limiter: limits.create({ name, limit: perMinute }), trustedProxies })
  const answer = (context: Context<HttpEnv>) => siwx.handler(context.req.raw)

  return new Hono<HttpEnv>()
    .get(
      '/v1/auth/nonce',
      describe('askForSignIn', 'What a wallet shall sign', { answer: authSchemas.terms }, [
        'INVALID_QUERY',
      ]),
      validQuery(authSchemas.nonceQuery),
      limit('nonces', 60),
      answer,
    )
    .post(
      '/v1/auth/authenticate',
      describe('signIn', 'Sign in', { body: authSchemas.signIn, answer: authSchemas.session }, [
        ...refusals,
        ...bodyProblems,
      ]),
      limit('signIns', 20),
      answer,
    )
    .get(
      '/v1/auth/me',
      describe('readSession', 'Who is signed in', { answer: authSchemas.sessionAnswer }),
      answer,
    )
    .get(
      '/v1/auth/session',
      describe('readOwnSession', 'The same as `me`', { answer: authSchemas.sessionAnswer }),
      answer,
    )
    .post(
      '/v1/auth/refresh',
      describe(
        'refreshSession',
        'Lengthen the session',
        { body: authSchemas.refresh, answer: authSchemas.refreshAnswer },
        ['SIWX_SESSION_ENDED', ...bodyProblems],
      ),
      answer,
    )
    .post(
      '/v1/auth/sign-out',
      describe('signOut', 'Sign out', { body: authSchemas.signOut }, bodyProblems),
      answer,
    )
    .get(
      '/v1/auth/sessions',
      describe('listSessions', 'Where the user is signed in', { answer: authSchemas.devices }, [
        'SIWX_REQUIRED',
      ]),
      answer,
    )
    .delete(
      '/v1/auth/sessions/:id',
      describe('endSession', 'Sign out one device', { names: 'The `id` of a session.' }, [
        'SIWX_REQUIRED',
      ]),
      answer,
    )
    .put(
      '/v1/auth/account-metadata',
      describe('keepMetadata', 'Keep something with the session', { body: authSchemas.metadata }, [
        'SIWX_REQUIRED',
        ...bodyProblems,
      ]),
      answer,
    )
    .get(
      '/.well-known/jwks.json',
      describe('listKeys', 'The public keys of access tokens', { answer: authSchemas.keys }, [
        'NOT_FOUND',
      ]),
      answer,
    )
}

function describe(
  operationId: string,
  summary: string,
  schemas: { body?: v.GenericSchema; answer?: v.GenericSchema; names?: string },
  codes: readonly ProblemCode[] = [],
) {
  const ok = schemas.answer
    ? { 200: { description: summary, content: json(schemas.answer) } }
    : { 204: { description: summary } }
  const isRequired = schemas.body === authSchemas.signIn || schemas.body === authSchemas.metadata
  return describeRoute({
    ...{ operationId, summary, tags: ['Sign-in'] },
    ...(schemas.names === undefined ? {} : { parameters: [namedBy(schemas.names)] }),
    ...(schemas.body ? { requestBody: { required: isRequired, content: json(schemas.body) } } : {}),
    responses: {
      ...ok,
      ...problemAnswers(
        ...(['ORIGIN_NOT_ALLOWED', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE'] as const),
        ...(['SIWX_PROOF_REFUSED', ...codes] as const),
      ),
    },
  })
}

function namedBy(description: string) {
  const schema = { type: 'string' } as const
  return { name: 'id', in: 'path', required: true, description, schema } as const
}

function json(schema: v.GenericSchema) {
  return { 'application/json': { schema: resolver(schema) } }
}
