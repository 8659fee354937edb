import type { OnrampOrder } from '../features/onramp/orders/onrampOrder.ts'
import { mainnetId } from './networks.ts'
import { soldToken } from './onrampBodies.ts'

/** A purchase of 100 dollars, of which 97 USDC are expected. */
export function createOrder(parts: Partial<OnrampOrder> = {}): OnrampOrder {
  return {
    ...{ id: 'order-1234567890abcdef', isTracked: true },
    provider: { id: 'coinbase', name: 'Coinbase' },
    ...{ caipNetworkId: mainnetId, address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
    asset: { token: soldToken, symbol: 'USDC', decimals: 6 },
    payment: { amount: '100', currency: 'USD' },
    ...{ expected: '97', atomsBefore: '5000000' },
    ...{ startedAt: 1000, status: 'opened', updatedAt: 1000 },
    ...parts,
  }
}
