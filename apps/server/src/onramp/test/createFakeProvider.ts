import { WebhookRefusedError } from '../api/webhookRefusedError.ts'
import { toAsset } from '../assets/toAsset.ts'
import type { OnrampProvider, OpenRequest } from '../contract/onrampProvider.ts'
import type { OrderNews } from '../contract/orderNews.ts'
import { findNetwork } from '../networks/findNetwork.ts'

/** A provider whose answers a test chooses. Webhooks are `{ secret, eventId, orderId, news }`. */
export type FakeProvider = OnrampProvider & {
  /** What was opened. */
  readonly opened: OpenRequest[]
  /** What its API says of each order. */
  readonly told: Map<string, OrderNews>
  /** Fails all calls from now on, or no longer. */
  fail(error: Error | undefined): void
}

export declare namespace createFakeProvider {
  type Parameters = {
    id?: OnrampProvider['id'] | undefined
    /** What 100 of any currency buy. */
    gives?: string | undefined
    /** Where orders are opened. */
    pageUrl?: string | undefined
    signal?: AbortSignal | undefined
  }
}

export function createFakeProvider(parameters: createFakeProvider.Parameters = {}): FakeProvider {
  const { id = 'coinbase', gives = '97.5', pageUrl = 'https://pay.example/buy' } = parameters
  const opened: OpenRequest[] = []
  const told = new Map<string, OrderNews>()
  let failure: Error | undefined
  const answer = <result>(result: result) => {
    if (failure) throw failure
    return result
  }
  const usdc = toAsset({
    symbol: 'USDC',
    name: 'USD Coin',
    network: findNetwork('base'),
    contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    code: 'USDC@base',
  })
  return {
    id,
    name: `The ${id}`,
    hosts: ['pay.example'],
    opened,
    told,
    fail(error) {
      failure = error
    },
    options: async () =>
      answer({
        assets: usdc ? [usdc] : [],
        payments: [{ currency: 'USD', method: 'card', limits: { min: '10', max: '7500' } }],
      }),
    quote: async ({ amount }) =>
      answer({
        purchaseAmount: gives,
        paymentSubtotal: String(Number(amount) - 2.5),
        networkFee: '0.5',
        providerFee: '2',
        paymentTotal: amount,
        expiresAt: Date.parse('2026-11-22T10:01:00Z'),
      }),
    async open(request) {
      opened.push(request)
      return answer({
        url: `${pageUrl}?order=${request.orderId}`,
        providerRef: `ref of ${request.orderId}`,
        expiresAt: Date.parse('2026-11-22T10:05:00Z'),
      })
    },
    status: async ({ order }) => answer(told.get(order.id)),
    async readWebhook({ rawBody }) {
      const { secret, ...event } = JSON.parse(new TextDecoder().decode(rawBody))
      if (secret !== 'right') throw new WebhookRefusedError('signature is of another key or body')
      return event.eventId ? event : undefined
    },
  }
}
