import { toAsset } from '../../assets/toAsset.ts'
import type { OnrampAsset } from '../../contract/onrampAsset.ts'
import type { OnrampOrder } from '../../contract/onrampOrder.ts'
import type { OpenRequest } from '../../contract/onrampProvider.ts'
import { findNetwork } from '../../networks/findNetwork.ts'
import { orderFixture } from '../../test/orderFixture.ts'

export const now: number = Date.parse('2026-11-22T10:00:00Z')

/** USDC on Base, by a provider's code. */
export function usdcOnBase(code: string): OnrampAsset {
  const asset = toAsset({
    symbol: 'USDC',
    name: 'USD Coin',
    network: findNetwork('base'),
    contract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    code,
  })
  if (!asset) throw new Error('The asset cannot be used.')
  return asset
}

/** An order of 100 dollars by card. */
export function openFixture(code: string): OpenRequest {
  return {
    orderId: orderFixture.id,
    asset: usdcOnBase(code),
    address: orderFixture.address,
    currency: 'USD',
    preset: { fiat: '100' },
    method: 'card',
    region: { country: 'US', subdivision: 'NY' },
    redirectUrl: 'https://cleat.example/back?a=1&b=2',
    clientIp: '203.0.113.7',
    project: 'demo',
    signal: new AbortController().signal,
  }
}

/** The order, once it is opened. */
export function openedOrder(more: Partial<OnrampOrder> = {}): OnrampOrder {
  return {
    ...orderFixture,
    providerRef: null,
    status: 'opened',
    reason: null,
    amount: null,
    txHash: null,
    createdAt: new Date(now),
    updatedAt: new Date(now),
    newsAt: new Date(now),
    endsAt: new Date(now + 86_400_000),
    ...more,
  }
}

/** Facts of the log, which must not have secrets. */
export function createTestLogger() {
  const lines: string[] = []
  const write = (message: string, facts: object = {}) =>
    void lines.push(
      JSON.stringify({ message, ...facts }, (_, value: unknown) =>
        value instanceof Error ? { message: value.message, cause: value.cause } : value,
      ),
    )
  return { logger: { info: write, error: write }, lines }
}
