import { Hono } from 'hono'
import * as v from 'valibot'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { Problem } from '../../http/problem.ts'
import { sdkQuery } from '../../http/sdkQuery.ts'
import { validQuery } from '../../http/validQuery.ts'
import type { OnrampOrder } from '../contract/onrampOrder.ts'
import { orderReasons, orderStatuses } from '../contract/orderStatus.ts'
import { providerIds } from '../contract/providerIds.ts'
import { amountSchemas } from './amountSchemas.ts'
import { describeOnramp } from './describeOnramp.ts'
import type { OnrampEnv } from './onrampEnv.ts'

const date = v.pipe(v.string(), v.description('A date and time (ISO 8601).'))
const answerSchema = v.object({
  orderId: v.string(),
  provider: v.picklist(providerIds),
  status: v.pipe(
    v.picklist(orderStatuses),
    v.description(
      '`delivered` where the service’s own node has it, `sent` by the provider’s word.',
    ),
  ),
  reason: v.optional(v.picklist(orderReasons)),
  network: v.pipe(v.string(), v.description('A CAIP-2 id.')),
  asset: v.pipe(v.string(), v.description('The symbol of what is bought.')),
  amount: v.optional(v.pipe(amountSchemas.answered, v.description('What is paid out.'))),
  txHash: v.optional(v.string()),
  createdAt: date,
  updatedAt: date,
})

const idShape = /^[\w-]{22}$/

/** The state of an order. The id is the authorization, and no answer has an address. */
export function orderRoutes({ store, guards }: OnrampEnv): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get(
    '/v1/onramp/orders/:id',
    describeOnramp({
      operationId: 'getOnrampOrder',
      summary: 'Get the state of an order',
      description: 'An order of another project is as unknown as one that does not exist.',
      answer: answerSchema,
      path: { name: 'id', description: 'The `orderId`.' },
      problems: ['NOT_FOUND', 'DATABASE_UNAVAILABLE'],
    }),
    validQuery(v.object(sdkQuery)),
    ...guards,
    async (context) => {
      const id = context.req.param('id')
      const { projectId = null } = context.req.valid('query')
      const order = idShape.test(id) ? await store.find(id) : undefined
      if (!order || order.project !== projectId) {
        throw new Problem('NOT_FOUND', {
          detail: 'There is no such order, or it is too old. Look at the account on the chain.',
        })
      }
      context.header('Cache-Control', 'no-store')
      return context.json(toAnswer(order))
    },
  )
}

function toAnswer(order: OnrampOrder): v.InferOutput<typeof answerSchema> {
  const { id, provider, status, reason, chainId, symbol, amount, txHash } = order
  return {
    orderId: id,
    provider,
    status,
    ...(reason !== null && { reason }),
    network: chainId,
    asset: symbol,
    ...(amount !== null && { amount: { amount, currency: symbol } }),
    ...(txHash !== null && { txHash }),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  }
}
