import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import { chainQuery } from '../chains/chainQuery.ts'
import { findChain } from '../chains/findChain.ts'
import type { OpenChain } from '../chains/openChains.ts'
import { toAccount } from '../chains/toAccount.ts'
import type { DataEnv } from '../routing/dataEnv.ts'
import { answerFresh, describeData } from '../routing/describeData.ts'
import { readRequest } from '../routing/readRequest.ts'
import type { BalanceSource } from './balanceSource.ts'

export declare namespace nativeBalanceRoutes {
  type Parameters = DataEnv & { balances: BalanceSource }
}

const requestSchema = v.pipe(
  v.object({
    id: v.union([v.string(), v.number(), v.null()]),
    jsonrpc: v.literal('2.0'),
    method: v.pipe(v.string(), v.description('`getAddressBalance`.')),
    params: v.optional(v.unknown()),
  }),
  v.metadata({ ref: 'RpcRequest' }),
)
const answerSchema = v.object({
  id: v.union([v.string(), v.number(), v.null()]),
  jsonrpc: v.literal('2.0'),
  result: v.optional(
    v.pipe(v.string(), v.description('In base units of the token, as a whole number.')),
  ),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
})

const paramsSchema = v.object({ address: v.string() })

/** The balance of the native currency, by JSON-RPC (wire format of the Data API). */
export function nativeBalanceRoutes(parameters: nativeBalanceRoutes.Parameters): Hono<HttpEnv> {
  const { chains, guards, balances } = parameters

  const answer = async (
    chain: OpenChain,
    request: v.InferOutput<typeof requestSchema>,
    signal: AbortSignal,
  ) => {
    const { id, jsonrpc, method } = request
    const refuse = (code: number, message: string) => ({ id, jsonrpc, error: { code, message } })
    if (method !== 'getAddressBalance') return refuse(-32_601, 'There is no such method.')
    const params = v.safeParse(paramsSchema, request.params)
    const address = params.success ? toAccount(chain.namespace, params.output.address) : undefined
    if (address === undefined) return refuse(-32_602, `No address on ${chain.id} was given.`)
    const [native] = await balances.read({ chain, address, signal })
    return { id, jsonrpc, result: String(native?.amountAtomic ?? 0n) }
  }

  return new Hono<HttpEnv>().post(
    '/v1',
    describeData({
      operationId: 'callRpc',
      summary: 'Get the native balance of an account',
      answer: answerSchema,
      body: requestSchema,
    }),
    validQuery(v.object({ ...sdkQuery, chainId: chainQuery })),
    ...guards,
    async (context) => {
      const chain = findChain(chains, context.req.valid('query').chainId)
      const { raw } = context.req
      const request = await readRequest({ request: raw, schema: requestSchema })
      return answerFresh(context, await answer(chain, request, raw.signal))
    },
  )
}
