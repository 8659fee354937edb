import type { NewOrder } from '../orders/createOrderStore.ts'

/** An order of 100 dollars of USDC on Base. */
export const orderFixture: NewOrder = {
  id: 'oRdErOfThEtEsTs0000001',
  project: 'demo',
  provider: 'coinbase',
  chainId: 'eip155:8453',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  assetCode: 'USDC@base',
  symbol: 'USDC',
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  fiat: 'USD',
  fiatAmount: '100',
}
