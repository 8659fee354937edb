import type { OnrampOrder } from '@cleat/core/onramp'
import { expect, test } from 'vitest'
import type { Sold } from '../neighbours/startShop.ts'
import { judgePurchaseEnds } from './judgePurchaseEnds.ts'

const sold: Sold = {
  ...{ id: 's', orderRef: 'o', state: 'sent', address: '0x1', asset: 'USDC' },
  ...{ network: 'ethereum', amount: '97.31', total: '100.00', currency: 'USD' },
}

async function judge(
  status: OnrampOrder['status'],
  truth: string | undefined,
  { list = [sold], liedAbout = [] as string[], lastSellerLie = 0 } = {},
) {
  return await judgePurchaseEnds({
    shop: { list: async () => list, readStatus: async () => truth },
    journal: { liedAbout: new Set(liedAbout), lastSellerLie },
    app: (tab) => ({ onramp: tab === 0 ? { orders: [{ id: 'o', status }] } : undefined }),
  })
}

test('default: an app says what its service says', async () => {
  expect(await judge('delivered', 'delivered')).toEqual([])
  expect(await judge('sent', 'delivered')).toEqual([])
  expect(await judge('opened', 'processing')).toEqual([])
  expect(await judge('refunded', 'refunded')).toEqual([])
})

test('behavior: an order that the service lied about is not judged', async () => {
  expect(await judge('refunded', 'sent', { liedAbout: ['o'] })).toEqual([])
})

test('behavior: a service believes sellers that lie, and the app tells what it believes', async () => {
  expect(await judge('sent', 'sent', { list: [], lastSellerLie: 3 })).toEqual([])
  expect(await judge('opened', 'sent', { list: [], lastSellerLie: 3 })).toHaveLength(1)
})

test('error: it says something else', async () => {
  expect(await judge('failed', 'sent')).toEqual([
    'tab 0: a purchase is called failed, its service says sent',
  ])
  expect(await judge('opened', 'refunded')).toHaveLength(1)
  expect(await judge('sent', 'opened')).toHaveLength(1)
})

test('error: the service says that money was sent, and no seller sent any', async () => {
  expect(await judge('sent', 'sent', { list: [] })).toEqual([
    'the service calls a purchase sent, and it is not',
  ])
})
