import { type Context, Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { findEvmChain } from '../data/chains/findEvmChain.ts'
import type { OpenChains } from '../data/chains/openChains.ts'
import { allowOrigins } from '../http/allowOrigins.ts'
import { allowProjects } from '../http/allowProjects.ts'
import type { Limits } from '../http/createLimits.ts'
import type { TrustedProxies } from '../http/createTrustedProxies.ts'
import type { HttpEnv } from '../http/httpEnv.ts'
import { limitRate } from '../http/limitRate.ts'
import type { OriginPattern } from '../http/originPattern.ts'
import { problemAnswers } from '../http/problemAnswers.ts'
import { readJsonBody } from '../http/readJsonBody.ts'
import { sdkQuery } from '../http/sdkQuery.ts'
import { validQuery } from '../http/validQuery.ts'
import type { Bundlers } from './bundler/createBundlers.ts'
import { answerPaymaster } from './sponsor/answerPaymaster.ts'
import type { Sponsor } from './sponsor/createSponsor.ts'
import { type RpcAnswer, rpcAnswer, rpcRequest } from './upstream/rpcEnvelope.ts'

export declare namespace accountsRoutes {
  type Parameters = {
    chains: OpenChains
    bundlers: Bundlers
    /** Without it nothing is paid for. */
    sponsor: Sponsor | undefined
    limits: Limits
    trustedProxies: TrustedProxies
    allowedOrigins: readonly OriginPattern[] | 'any'
    allowedProjects: readonly string[] | 'any'
  }
}

/** In bytes: an operation with the calls of a batch. */
const longestBody = 128 * 1024

/** Smart accounts (ERC-4337): sends operations, and pays for those that the rules name. */
export function accountsRoutes(parameters: accountsRoutes.Parameters): Hono<HttpEnv> {
  const { chains, bundlers, sponsor, limits, trustedProxies } = parameters
  const limit = (name: 'operations' | 'payments', perMinute: number) =>
    limitRate({ limiter: limits.create({ name, limit: perMinute }), trustedProxies })
  const guards = [
    validQuery(v.object(sdkQuery)),
    allowOrigins({ allowed: parameters.allowedOrigins, isRequired: false }),
    allowProjects(parameters.allowedProjects),
  ] as const

  return new Hono<HttpEnv>()
    .post(
      '/v1/bundler/:chainId',
      describe('askBundler', 'Ask a bundler', 'JSON-RPC of ERC-7769, one request.'),
      ...guards,
      limit('operations', 240),
      async (context) => {
        const request = await readJsonBody(context.req.raw, rpcRequest, longestBody)
        const chainId = context.req.param('chainId')
        const { signal } = context.req.raw
        return answer(context, request.id, await bundlers.answer({ chainId, request, signal }))
      },
    )
    .post(
      '/v1/paymaster/:chainId',
      describe('askPaymaster', 'Ask who pays', 'JSON-RPC of ERC-7677, one request.'),
      ...guards,
      limit('payments', 60),
      async (context) => {
        const request = await readJsonBody(context.req.raw, rpcRequest, longestBody)
        const chain = findEvmChain(chains, context.req.param('chainId'))
        const project = context.req.query('projectId')
        const { signal } = context.req.raw
        const result = await answerPaymaster({ sponsor, chain, project, request, signal })
        return answer(context, request.id, result)
      },
    )
}

function answer(
  context: Context<HttpEnv>,
  id: RpcAnswer['id'],
  result: Pick<RpcAnswer, 'result' | 'error'>,
): Response {
  context.header('Cache-Control', 'no-store')
  return context.json({ jsonrpc: '2.0', id, ...result })
}

function describe(operationId: string, summary: string, description: string) {
  return describeRoute({
    ...{ operationId, summary, description, tags: ['Smart accounts'] },
    parameters: [
      {
        ...{ in: 'path', required: true, name: 'chainId', schema: { type: 'string' } },
        description: 'A CAIP-2 id such as `eip155:8453`.',
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: resolver(rpcRequest) } },
    },
    responses: {
      200: {
        description: 'The answer, or an `error` of JSON-RPC',
        content: { 'application/json': { schema: resolver(rpcAnswer) } },
      },
      ...problemAnswers(
        ...(['INVALID_QUERY', 'INVALID_BODY', 'UNSUPPORTED_BODY', 'BODY_TOO_LARGE'] as const),
        ...(['REQUEST_TIMEOUT', 'RATE_LIMITED', 'CHAIN_NOT_SUPPORTED'] as const),
        ...(['CHAIN_UNAVAILABLE', 'DATABASE_UNAVAILABLE'] as const),
        ...(['ORIGIN_NOT_ALLOWED', 'PROJECT_NOT_ALLOWED'] as const),
      ),
    },
  })
}
