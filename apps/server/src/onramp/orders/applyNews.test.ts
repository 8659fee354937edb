import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderReason, OrderStatus } from '../contract/orderStatus.ts'
import { applyNews, type PaymentNews } from './applyNews.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const start = {
  status: 'opened' as OrderStatus,
  reason: null as OrderReason | null,
  newsAt: new Date(0),
  address,
  assetCode: 'USDC@base',
  providerRef: null as string | null,
}
const txHash = `0x${'ab'.repeat(32)}`
const sent = { status: 'sent', txHash, amount: '98.5', at: 50 } as const

/** The state after all news, in their order. */
function follow(list: readonly PaymentNews[], from: Partial<typeof start> = {}) {
  let order = { ...start, ...from }
  for (const news of list) order = { ...order, ...applyNews({ order, news }) }
  return order
}

test('default', () => {
  const news: readonly PaymentNews[] = [
    { status: 'awaitingUser', at: 10 },
    { status: 'processing', at: 20, providerRef: 'p1' },
    sent,
    { status: 'delivered', at: 60 },
  ]
  expect(follow(news)).toMatchObject({ status: 'delivered', providerRef: 'p1', txHash })
  expect(follow(news).newsAt).toEqual(new Date(60))
})

test('behavior: of a payment that a node has, nothing else is news', () => {
  const order = { ...start, status: 'sent' as const, providerRef: 'p1' }
  expect(applyNews({ order, news: { status: 'delivered', at: 60 } })).toEqual({
    ...{ status: 'delivered', newsAt: new Date(60) },
  })
})

test('behavior: the same step again is no news, except while a visitor pays', () => {
  expect(applyNews({ order: start, news: { status: 'opened', at: 99 } })).toBeUndefined()
  const paying = { ...start, status: 'processing' as const }
  expect(applyNews({ order: paying, news: { status: 'processing', at: 99 } })).toBeDefined()
})

test('behavior: of the same time, an end counts more', () => {
  const at = (status: 'awaitingUser' | 'processing' | 'expired' | 'failed') => ({ status, at: 10 })
  expect(follow([at('processing'), at('expired')]).status).toBe('expired')
  expect(follow([at('expired'), at('processing')]).status).toBe('expired')
  expect(follow([at('expired'), at('failed'), at('awaitingUser')]).status).toBe('failed')
})

test('behavior: what was sent can be sent back, with its reason, whoever names the payment', () => {
  const refunded = { status: 'refunded', reason: 'other', providerRef: 'p1', at: 60 } as const
  const after = { status: 'refunded', reason: 'other', providerRef: 'p1' }
  const ordered = { ...sent, assetCode: start.assetCode, address }
  expect(follow([ordered])).toMatchObject({ status: 'sent', reason: null, txHash })
  expect(follow([ordered, refunded])).toMatchObject(after)
})

test.each([
  ['no hash', { ...sent, txHash: undefined }],
  ['no amount', { ...sent, amount: undefined }],
])('behavior: a success with %s is not sent yet', (_, news) => {
  expect(follow([news]).status).toBe('processing')
})

test.each([
  ['another address', { address: '0x0000000000000000000000000000000000000001' }],
  ['another asset', { assetCode: 'USDC@ethereum' }],
])('behavior: %s fails the order', (_, facts) => {
  const after = follow([{ ...sent, ...facts }, sent])
  expect(after).toMatchObject({ status: 'failed', reason: 'mismatch' })
  expect(after).not.toHaveProperty('txHash')
})

test('behavior: an EVM address is the same in any case, others are not', () => {
  expect(follow([{ ...sent, address: address.toLowerCase() }]).status).toBe('sent')
  const base58 = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
  const of = (given: string) => follow([{ ...sent, address: given }], { address: base58 }).status
  expect([of(base58), of(base58.toLowerCase())]).toEqual(['sent', 'failed'])
})

test('behavior: what was delivered or refunded is final, except that the former can be refunded', () => {
  const later = ['awaitingUser', 'processing', 'sent', 'delivered', 'failed', 'refunded', 'expired']
  for (const second of later) {
    const then = { ...sent, status: second, at: 99 } as PaymentNews
    const of = (first: PaymentNews) => follow([first, then]).status
    expect(of({ status: 'refunded', at: 1 })).toBe('refunded')
    expect(of({ status: 'delivered', at: 1 })).toBe(
      second === 'refunded' ? 'refunded' : 'delivered',
    )
  }
})

test('behavior: the card that is declined can be followed by another', () => {
  const declined = { status: 'failed', reason: 'declined', providerRef: 'p1', at: 10 } as const
  const second = { status: 'processing', providerRef: 'p2', at: 20 } as const
  const paid = { ...sent, providerRef: 'p2', at: 30 } as const
  expect(follow([declined, second])).toMatchObject({
    ...{ status: 'processing', reason: null, providerRef: 'p2' },
  })
  expect(follow([declined, second, paid])).toMatchObject({ status: 'sent', txHash, reason: null })
  // Its webhook never came.
  expect(follow([declined, paid])).toMatchObject({ status: 'sent', providerRef: 'p2' })
  const again = { ...declined, reason: 'limit', providerRef: 'p2', at: 40 } as const
  expect(follow([declined, second, again])).toMatchObject({ status: 'failed', reason: 'limit' })
})

test('behavior: news of before the card was declined come too late', () => {
  const declined = { status: 'failed', reason: 'declined', providerRef: 'p1', at: 10 } as const
  for (const status of ['awaitingUser', 'processing', 'expired'] as const)
    for (const at of [9, 10])
      expect(follow([declined, { status, providerRef: 'p1', at }]).status).toBe('failed')
})

test('behavior: money of another payment is not what was paid back', () => {
  const paid = { ...sent, providerRef: 'p2' } as const
  const refunded = { status: 'refunded', providerRef: 'p1', at: 99 } as const
  expect(follow([paid, refunded]).status).toBe('sent')
  expect(follow([paid, { ...refunded, providerRef: 'p2' }]).status).toBe('refunded')
  expect(follow([paid, { ...refunded, address: `0x${'0'.repeat(40)}` }]).status).toBe('sent')
})

test('behavior: an end says why', () => {
  expect(follow([{ status: 'failed', reason: 'declined', at: 1 }])).toMatchObject({
    reason: 'declined',
  })
  expect(follow([{ status: 'expired', at: 1 }])).toMatchObject({ reason: 'other' })
})

test('behavior: turns alternate by their time, not by their arrival', () => {
  const turns: readonly PaymentNews[] = [
    { status: 'awaitingUser', at: 10 },
    { status: 'processing', at: 20 },
    { status: 'awaitingUser', at: 30 },
  ]
  expect(follow(turns).status).toBe('awaitingUser')
  expect(follow(turns.toReversed()).status).toBe('awaitingUser')
  const same: readonly PaymentNews[] = [
    { status: 'awaitingUser', at: 10 },
    { status: 'processing', at: 10 },
  ]
  expect(follow(same).status).toBe('processing')
  expect(follow(same.toReversed()).status).toBe('processing')
})

const anyNews: fc.Arbitrary<PaymentNews> = fc.record({
  status: fc.constantFrom<PaymentNews['status']>(
    'opened',
    'awaitingUser',
    'processing',
    'sent',
    'delivered',
    'failed',
    'refunded',
    'expired',
  ),
  txHash: fc.option(fc.constant(txHash), { nil: undefined }),
  amount: fc.option(fc.constant('98.5'), { nil: undefined }),
  at: fc.nat(100),
}) as fc.Arbitrary<PaymentNews>

test('behavior: news lead to one end in any order, and change nothing when they come again', () => {
  const shuffled = fc
    .uniqueArray(anyNews, { maxLength: 8, selector: ({ at }) => at })
    .chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      const end = follow(list)
      expect(follow(other).status).toBe(end.status)
      for (const news of list) expect(applyNews({ order: end, news })).toBeUndefined()
    }),
    { numRuns: 5000 },
  )
})

test('behavior: what is on its way never becomes less, whatever comes', () => {
  const worth = { sent: 1, delivered: 2, refunded: 3 } as { [status in OrderStatus]?: number }
  fc.assert(
    fc.property(fc.array(anyNews, { maxLength: 12 }), (list) => {
      let order = start
      for (const news of list) {
        const after = { ...order, ...applyNews({ order, news }) }
        expect(worth[after.status] ?? 0).toBeGreaterThanOrEqual(worth[order.status] ?? 0)
        order = after
      }
    }),
    { numRuns: 2000 },
  )
})
