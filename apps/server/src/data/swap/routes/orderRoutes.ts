import { Hono } from 'hono'
import * as v from 'valibot'
import type { Address } from 'viem'
import type { HttpEnv } from '../../../http/httpEnv.ts'
import { Problem } from '../../../http/problem.ts'
import { sdkQuery } from '../../../http/sdkQuery.ts'
import { validQuery } from '../../../http/validQuery.ts'
import { chainQuery } from '../../chains/chainQuery.ts'
import { findEvmChain } from '../../chains/findEvmChain.ts'
import type { EvmChain } from '../../chains/openChains.ts'
import { toAccount } from '../../chains/toAccount.ts'
import { answerFresh, describeData } from '../../routing/describeData.ts'
import { readRequest } from '../../routing/readRequest.ts'
import { swapProblems } from '../quotes/swapProblems.ts'
import type { OrderRefusal, SwapOrders } from '../source/swapOrders.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { orderSchemas } from './orderSchemas.ts'
import type { SwapEnv } from './swapEnv.ts'

const { orderId, requestSchema, submittedSchema, newsSchema, sourceQuery } = orderSchemas
/** In seconds. A longer order could be filled at a price that is long gone. */
const longest = 1800
const refusals: Readonly<Record<OrderRefusal, string>> = {
  allowance: 'The contract that takes the payment has no allowance for it.',
  balance: 'The account has not enough to pay with.',
  expired: 'The order ends too soon.',
  signature: 'The signature is not that of the account.',
  other: 'The order book does not take it.',
}

/** Signed orders, of sources whose swaps are orders. */
export function orderRoutes(env: SwapEnv): Hono<HttpEnv> {
  const { chains, guards, clientOf, swapSources, limitBuilds, now = Date.now } = env
  return new Hono<HttpEnv>()
    .post(
      '/v1/convert/orders',
      describeData({
        operationId: 'sendOrder',
        summary: 'Hand in a signed order',
        answer: submittedSchema,
        body: requestSchema,
        problems: ['INVALID_BODY', 'ORDER_REFUSED', 'SOURCE_UNAVAILABLE'],
      }),
      limitBuilds,
      validQuery(v.object(sdkQuery)),
      ...guards,
      async (context) => {
        const { raw } = context.req
        const given = await readRequest({ request: raw, schema: requestSchema })
        const chain = findEvmChain(chains, given.chainId)
        const orders = findOrders({ sources: swapSources, chain, id: given.source })
        const user = expectOrder({ given, orders, now: now() })
        const { message, signature, signingScheme: scheme = 'eip712' } = given
        const client = clientOf(context)
        const answer = await orElse(raw.signal, () =>
          orders.submit({ chain, user, message, signature, scheme, client, signal: raw.signal }),
        )
        if ('refusal' in answer) throw refused(answer.refusal)
        return answerFresh(context, {
          orderId: answer.id,
          chainId: chain.id,
          source: given.source,
          expiresAt: new Date(message.validTo * 1000).toISOString(),
        })
      },
    )
    .get(
      '/v1/convert/orders/:orderId',
      describeData({
        operationId: 'getOrder',
        summary: 'Get the progress of an order',
        answer: newsSchema,
        path: { name: 'orderId', description: 'The id that came with the order.' },
        problems: ['NOT_FOUND', 'SOURCE_UNAVAILABLE'],
      }),
      validQuery(v.object({ ...sdkQuery, chainId: chainQuery, source: sourceQuery })),
      ...guards,
      async (context) => {
        const { signal } = context.req.raw
        const { chainId, source } = context.req.valid('query')
        const chain = findEvmChain(chains, chainId)
        const orders = findOrders({ sources: swapSources, chain, id: source })
        const id = v.safeParse(orderId, context.req.param('orderId'))
        const client = clientOf(context)
        const news = id.success
          ? await orElse(signal, () => orders.read({ chain, id: id.output, client, signal }))
          : undefined
        if (!id.success || !news) {
          throw new Problem('NOT_FOUND', { detail: 'There is no such order on this chain.' })
        }
        return answerFresh(context, {
          orderId: id.output,
          status: news.status,
          fromAmount: String(news.fromAmount),
          toAmount: String(news.toAmount),
          ...(news.txHash && { txHash: news.txHash }),
        })
      },
    )
}

type FindOrders = { sources: readonly SwapSource[]; chain: EvmChain; id: string }

function findOrders({ sources, chain, id }: FindOrders): SwapOrders {
  const source = sources.find((known) => known.id === id && known.serves(chain))
  if (source?.orders) return source.orders
  throw new Problem('CHAIN_NOT_SUPPORTED', {
    detail: `The service takes no orders of that source on ${chain.id}.`,
  })
}

type ExpectOrder = {
  given: v.InferOutput<typeof requestSchema>
  orders: SwapOrders
  /** Milliseconds since 1970. */
  now: number
}

/** Refuses an order that pays another account, lasts for long, or is of another app. */
function expectOrder({ given, orders, now }: ExpectOrder): Address {
  const { message, userAddress } = given
  const user = toAccount('eip155', userAddress.slice(userAddress.lastIndexOf(':') + 1))
  const seconds = Math.floor(now / 1000)
  const isTimely = message.validTo > seconds && message.validTo <= seconds + longest
  const isOfChain = !userAddress.includes(':') || userAddress.startsWith(`${given.chainId}:`)
  const errors = [
    (!user || !isOfChain) && { at: '/userAddress', detail: 'Must be an account on the chain.' },
    message.receiver.toLowerCase() !== user?.toLowerCase() && {
      at: '/message/receiver',
      detail: 'Must be the account.',
    },
    !isTimely && { at: '/message/validTo', detail: 'Must be within the next half hour.' },
    message.appData.toLowerCase() !== orders.appData && {
      at: '/message/appData',
      detail: 'Must be that of the quote.',
    },
  ].filter((part) => typeof part === 'object')
  if (errors.length === 0 && user) return user as Address
  throw new Problem('INVALID_BODY', {
    detail: 'The order is not one that this service would quote. See `errors`.',
    errors,
  })
}

/** Hides what the order book says: it may repeat an account. */
async function orElse<result>(signal: AbortSignal, work: () => Promise<result>): Promise<result> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    throw swapProblems.unavailable(error)
  }
}

function refused(refusal: OrderRefusal): Problem {
  return new Problem('ORDER_REFUSED', {
    detail: `${refusals[refusal]} Nothing was swapped.`,
    reasons: [{ name: refusal, description: refusals[refusal] }],
  })
}
