import { QueryClient } from '@tanstack/query-core'
import { http } from 'msw'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { createOnramp } from '../features/onramp/createOnramp.ts'
import type { OnrampController } from '../features/onramp/state/onrampController.ts'
import * as registry from '../features/registry.ts'
import { createRoutes } from '../runtime/features/createRoutes.ts'
import type { FeatureRuntime } from '../runtime/features/featureRuntime.ts'
import { createQueries } from '../runtime/queries/createQueries.ts'
import { createFakeAdapter } from './createFakeAdapter.ts'
import { createFakeTransfers } from './createFakeTransfers.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'
import { optionsBody, quoteBody, soldToken } from './onrampBodies.ts'
import { json, serviceUrl, type startFakeApi } from './startFakeApi.ts'

/** The account that buys. */
export const buyerAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** The id of the order that the fake service creates. */
export const serviceOrder = 'service-order-1234567'

export type TestOnramp = TestKit & {
  readonly onramp: OnrampController
  readonly runtime: FeatureRuntime
  /** What the account has on the chain, in base units. */
  readonly chain: { ether: bigint; token: bigint; isDown: boolean }
}

/** The purchase feature of a connected kit, with a data service at `serviceUrl`. */
export async function createTestOnramp(options: Partial<KitOptions> = {}): Promise<TestOnramp> {
  const chain = { ether: 10n ** 18n, token: 5_000_000n, isDown: false }
  const read = (value: () => bigint) => {
    if (chain.isDown) throw new Error('no node')
    return value()
  }
  const test = createTestKit({
    adapter: createFakeAdapter(),
    services: { data: serviceUrl },
    ...options,
  })
  const token = { address: soldToken, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
  const transfers = createFakeTransfers({
    readTokens: async () => [{ ...token, value: read(() => chain.token) }],
  })
  test.adapter.features = {
    ...test.adapter.features,
    'balance:read': async () => ({ value: read(() => chain.ether), decimals: 18, symbol: 'ETH' }),
    'transfers:load': async () => transfers,
  }
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  const queries = createQueries(test.kit)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const routes = createRoutes(Object.values(registry))
  const runtime: FeatureRuntime = { ...test.kit, queries, queryClient, routes, startedAt: 0 }
  return { ...test, chain, runtime, onramp: createOnramp(runtime) }
}

type Asked = { readonly path: string; readonly body: { readonly [name: string]: unknown } }

/**
 * Has the fake service sell what `optionsBody` says. Returns what was posted. `answers` replace its
 * answers, and may fail.
 */
export function sell(
  service: startFakeApi.ReturnType,
  answers: {
    options?: (() => Response) | undefined
    quote?: ((body: Asked['body']) => Response) | undefined
    page?: ((body: Asked['body']) => Response | Promise<Response>) | undefined
    order?: ((id: string) => Response | Promise<Response>) | undefined
    /** Of tokens, in dollars. @default none */
    prices?: (() => Response) | undefined
  } = {},
): Asked[] {
  const asked: Asked[] = []
  const { options, quote, page, order, prices } = answers
  service.answer('/v1/onramp/options', options ?? (() => json(optionsBody)))
  service.answer('/v1/fungible/price', prices ?? (() => json({ fungibles: [] })))
  const handlers = [
    http.post(`${serviceUrl}/v1/onramp/quote`, async ({ request }) => {
      const body = (await request.json()) as Asked['body']
      asked.push({ path: 'quote', body })
      const { provider, amount } = body
      return quote?.(body) ?? json(quoteBody({ provider: `${provider}`, amount: `${amount}` }))
    }),
    http.post(`${serviceUrl}/v1/generators/onrampurl`, async ({ request }) => {
      const body = (await request.json()) as Asked['body']
      asked.push({ path: 'page', body })
      return (
        page?.(body) ?? json({ url: 'https://pay.coinbase.com/buy?t=1', orderId: serviceOrder })
      )
    }),
    http.get(`${serviceUrl}/v1/onramp/orders/:id`, ({ params }) => {
      asked.push({ path: 'order', body: { id: params.id } })
      return order?.(`${params.id}`) ?? json({ code: 'NOT_FOUND' }, 404)
    }),
  ]
  for (const handler of handlers) service.use(handler)
  return asked
}
