import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { isHex } from 'viem'
import type { Limits } from '../../http/createLimits.ts'
import type { TrustedProxies } from '../../http/createTrustedProxies.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { limitRate } from '../../http/limitRate.ts'
import { Problem } from '../../http/problem.ts'
import { problemAnswers } from '../../http/problemAnswers.ts'
import type { createGateway } from './createGateway.ts'

export declare namespace gatewayRoutes {
  type Parameters = {
    gateway: createGateway.ReturnType
    limits: Limits
    trustedProxies: TrustedProxies
  }
}

/** Questions per minute and client: a list of accounts asks for a name each. */
const perMinute = 600
/** In characters. */
const longestQuestion = 8192

const answerSchema = v.pipe(
  v.object({
    data: v.pipe(v.string(), v.description('What the resolver is called back with, in hex.')),
  }),
  v.metadata({ ref: 'NameProof' }),
)

/**
 * Where the resolver of the zone sends those who ask it (EIP-3668). Anyone may ask, from any page:
 * what is answered counts by its signature.
 */
export function gatewayRoutes(parameters: gatewayRoutes.Parameters): Hono<HttpEnv> {
  const { gateway, limits, trustedProxies } = parameters
  const limiter = limits.create({ name: 'nameProofs', limit: perMinute })
  return new Hono<HttpEnv>().get(
    '/v1/names/ccip/:sender/:file',
    describeRoute({
      operationId: 'proveName',
      summary: 'Answer a question about a name of the zone, with a proof for its resolver',
      tags: ['Names'],
      parameters: [
        path('sender', 'The contract that asks. Ignored: the proof is for our resolver.'),
        path('file', 'The question as hex, and `.json`.'),
      ],
      responses: {
        200: {
          description: 'The answer and its proof',
          content: { 'application/json': { schema: resolver(answerSchema) } },
        },
        ...problemAnswers('INVALID_QUERY', 'NOT_FOUND', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE'),
      },
    }),
    limitRate({ limiter, trustedProxies }),
    async (context) => {
      const file = context.req.param('file')
      const question = file.replace(/\.json$/, '')
      if (!isHex(question) || question.length > longestQuestion)
        throw new Problem('INVALID_QUERY', {
          detail: 'The question is no hex, or too long. Ask with what the resolver answered.',
        })
      const answer = await gateway.answer(question)
      if (!answer)
        throw new Problem('NOT_FOUND', {
          detail: 'This is no question about a name of this zone. Ask the resolver on the chain.',
        })
      const { data, seconds } = answer
      context.header('Cache-Control', `public, max-age=${seconds / 2}`)
      return context.json({ data })
    },
  )
}

function path(name: string, description: string) {
  return { name, in: 'path', required: true, description, schema: { type: 'string' } } as const
}
