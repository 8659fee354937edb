import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { OrderNews } from '../contract/orderNews.ts'
import { chooseCoinbaseNews } from '../providers/coinbase/chooseCoinbaseNews.ts'
import coinbase from '../providers/fixtures/coinbase.fixture.json' with { type: 'json' }
import meld from '../providers/fixtures/meld.fixture.json' with { type: 'json' }
import moonpay from '../providers/fixtures/moonpay.fixture.json' with { type: 'json' }
import stripe from '../providers/fixtures/stripe.fixture.json' with { type: 'json' }
import transak from '../providers/fixtures/transak.fixture.json' with { type: 'json' }
import { chooseMeldNews } from '../providers/meld/chooseMeldNews.ts'
import { toMeldStatus } from '../providers/meld/toMeldStatus.ts'
import { moonpaySchemas } from '../providers/moonpay/moonpaySchemas.ts'
import { readMoonPayTransaction } from '../providers/moonpay/readMoonPayTransaction.ts'
import { readStripeSession } from '../providers/stripe/readStripeSession.ts'
import { stripeSchemas } from '../providers/stripe/stripeSchemas.ts'
import { openedOrder } from '../providers/test/openFixture.ts'
import { readTransakOrder } from '../providers/transak/readTransakOrder.ts'
import { transakSchemas } from '../providers/transak/transakSchemas.ts'
import { applyNews, type PaymentNews } from './applyNews.ts'

const runs = 10_000
const start = Date.parse('2026-11-22T10:00:00Z')
const { id: orderId } = openedOrder()

/** What a provider says in a status, by its API and by a webhook. */
type Read = (status: string, at: number) => readonly (OrderNews | undefined)[]

const coinbaseFailed = { failure_reason: 'FAILURE_REASON_CARD_DECLINED' }
const readCoinbase: Read = (name, at) => {
  const status = `ONRAMP_TRANSACTION_STATUS_${name}`
  const completed_at = new Date(at).toISOString()
  const transaction = { ...coinbase.transaction, status, completed_at }
  const isFailed = name === 'FAILED'
  const given = { ...transaction, ...(isFailed && coinbaseFailed) }
  return [chooseCoinbaseNews({ transactions: [given], now: at })]
}
const readMeld: Read = (status, at) => {
  const transaction = { ...meld.transaction, status, updatedAt: new Date(at).toISOString() }
  const known = toMeldStatus(status)
  return [
    chooseMeldNews({ transactions: [transaction], orderId, now: at }),
    // A webhook has no hash.
    known && { ...known, at },
  ]
}
const readMoonPay: Read = (status, at) => {
  const [name, failureReason = null] = status.split(': ')
  const updatedAt = new Date(at).toISOString()
  const given = { ...moonpay.transaction, status: name, failureReason, updatedAt }
  const transaction = v.parse(moonpaySchemas.transaction, given)
  return [readMoonPayTransaction({ transaction, now: at })]
}
const readStripe: Read = (status, at) => {
  const { transaction_details } = stripe.session
  const paid = { destination_amount: '96.06', transaction_id: '0xabc' }
  const details = { ...transaction_details, ...(status === 'fulfillment_complete' && paid) }
  const session = { ...stripe.session, status, transaction_details: details }
  return [readStripeSession({ session: v.parse(stripeSchemas.session, session), at })]
}
const readTransak: Read = (status, at) => {
  const order = v.parse(transakSchemas.order, { ...transak.order, status })
  return [readTransakOrder({ order, id: order.orderId ?? undefined, at })]
}

const cases: readonly (readonly [string, Read, readonly string[], string, string])[] = [
  ['coinbase', readCoinbase, ['CREATED', 'IN_PROGRESS', 'SUCCESS'], 'sent', 'USDC@base-mainnet'],
  ['coinbase', readCoinbase, ['CREATED', 'IN_PROGRESS', 'FAILED'], 'failed', 'USDC@base-mainnet'],
  [
    'meld',
    readMeld,
    ['PENDING', 'TWO_FA_REQUIRED', 'TWO_FA_PROVIDED', 'SETTLING', 'SETTLED'],
    'sent',
    'USDC_BASE',
  ],
  ['meld', readMeld, ['PENDING', 'SETTLING', 'SETTLED', 'REFUNDED'], 'refunded', 'USDC_BASE'],
  ['meld', readMeld, ['PENDING', 'TWO_FA_REQUIRED', 'DECLINED'], 'failed', 'USDC_BASE'],
  [
    'moonpay',
    readMoonPay,
    ['waitingPayment', 'pending', 'waitingAuthorization', 'pending', 'completed'],
    'sent',
    'usdc_base',
  ],
  ['moonpay', readMoonPay, ['pending', 'failed: Refund'], 'refunded', 'usdc_base'],
  [
    'stripe',
    readStripe,
    ['initialized', 'requires_payment', 'fulfillment_processing', 'fulfillment_complete'],
    'sent',
    'usdc@base',
  ],
  ['stripe', readStripe, ['initialized', 'requires_payment', 'rejected'], 'failed', 'usdc@base'],
  [
    'transak',
    readTransak,
    ['AWAITING_PAYMENT_FROM_USER', 'PROCESSING', 'PENDING_DELIVERY_FROM_TRANSAK', 'COMPLETED'],
    'sent',
    'USDC@base',
  ],
  ['transak', readTransak, ['PROCESSING', 'COMPLETED', 'REFUNDED'], 'refunded', 'USDC@base'],
  ['transak', readTransak, ['AWAITING_PAYMENT_FROM_USER', 'EXPIRED'], 'expired', 'USDC@base'],
]

test.each(cases)('behavior: of %s, $3 is the end in any order', (...given) => {
  const [, read, statuses, end, assetCode] = given
  const steps = statuses.map((status, index) => {
    const news = read(status, start + index * 1000).filter((one) => one !== undefined)
    expect(news).not.toEqual([])
    return news
  })
  const seen: PaymentNews = { status: 'delivered', at: start + 60_000 }
  const mined = end === 'sent' || end === 'refunded' ? [seen] : []
  const follow = (list: readonly PaymentNews[]) => {
    let order = openedOrder({ assetCode, newsAt: new Date(0) })
    for (const news of list) order = { ...order, ...applyNews({ order, news }) }
    return order.status
  }
  // Each comes twice.
  const without = [...steps.flat(), ...steps.flat()]
  expect(follow(steps.flat())).toBe(end)
  for (const [all, wanted] of [
    [without, end],
    [[...without, ...mined], end === 'sent' ? 'delivered' : end],
  ] as const) {
    const shuffled = fc.shuffledSubarray([...all], { minLength: all.length })
    fc.assert(
      fc.property(shuffled, (list) => follow(list) === wanted),
      { numRuns: runs },
    )
  }
})

/** A card that is declined, and another that pays, as a provider's list has them. */
const cards: readonly (readonly [string, string, (at: number) => readonly PaymentNews[]])[] = [
  [
    'coinbase',
    'USDC@base-mainnet',
    (at) => {
      const time = (ms: number) => new Date(at + ms).toISOString()
      const of = (id: string, name: string, ms: number, more = {}) => ({
        ...{ ...coinbase.transaction, transaction_id: id, created_at: time(ms) },
        ...{ status: `ONRAMP_TRANSACTION_STATUS_${name}`, completed_at: time(ms), ...more },
      })
      const declined = of('p1', 'FAILED', 1000, coinbaseFailed)
      const lists = [
        [of('p1', 'IN_PROGRESS', 0)],
        [declined],
        [of('p2', 'IN_PROGRESS', 2000), declined],
        [of('p2', 'SUCCESS', 3000), declined],
      ]
      return lists.flatMap(
        (transactions) => chooseCoinbaseNews({ transactions, now: at + 9000 }) ?? [],
      )
    },
  ],
  [
    'meld',
    'USDC_BASE',
    (at) => {
      const of = (id: string, status: string, ms: number) => ({
        ...{ ...meld.transaction, id, status, updatedAt: new Date(at + ms).toISOString() },
      })
      const declined = of('p1', 'DECLINED', 1000)
      const lists = [
        [of('p1', 'PENDING', 0)],
        [declined],
        [declined, of('p2', 'SETTLING', 2000)],
        [declined, of('p2', 'SETTLED', 3000)],
      ]
      return lists.flatMap(
        (transactions) => chooseMeldNews({ transactions, orderId, now: at + 9000 }) ?? [],
      )
    },
  ],
]

test.each(cards)('behavior: of %s, another card pays after one is declined', (...given) => {
  const [, assetCode, read] = given
  const told = read(start)
  expect(told.map(({ status }) => status)).toEqual(['processing', 'failed', 'processing', 'sent'])
  const steps = (list: readonly PaymentNews[]) => {
    const seen: string[] = []
    let order = openedOrder({ assetCode, newsAt: new Date(0) })
    for (const news of list) {
      order = { ...order, ...applyNews({ order, news }) }
      seen.push(order.status)
    }
    return seen
  }
  expect(steps(told)).toEqual(['processing', 'failed', 'processing', 'sent'])
  fc.assert(
    fc.property(fc.shuffledSubarray([...told, ...told], { minLength: 2 * told.length }), (list) => {
      expect(steps(list).at(-1)).toBe('sent')
    }),
    { numRuns: runs },
  )
})
