import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrder } from '../../../test/createOrder.ts'
import { baseId, mainnetId } from '../../../test/networks.ts'
import { applyNews } from './applyNews.ts'
import { deliver } from './deliver.ts'
import { findArrival } from './findArrival.ts'
import type { OnrampOrder, OrderStatus } from './onrampOrder.ts'
import type { OrderNews } from './orderAnswer.ts'

function create(status: OrderStatus, parts: Partial<OrderNews> = {}): OrderNews {
  const network = mainnetId
  return { ...{ provider: 'coinbase', status, network, asset: 'USDC', updatedAt: 2000 }, ...parts }
}

const order = createOrder()
const sent = { amount: { amount: '97.02', currency: 'USDC' }, txHash: '0x5e' }

test('default', () => {
  expect(applyNews(order, create('processing'))).toMatchObject({
    ...{ status: 'processing', updatedAt: 2000 },
  })
  expect(applyNews(order, create('sent', sent))).toMatchObject({
    ...{ status: 'sent', amount: '97.02', txHash: '0x5e' },
  })
  expect(applyNews(order, create('failed', { reason: 'declined' }))).toMatchObject({
    ...{ status: 'failed', reason: 'declined' },
  })
})

test('behavior: that it arrived is believed to the chain alone', () => {
  expect(applyNews(order, create('delivered', sent))).toMatchObject({ status: 'sent' })
})

test('behavior: what waits and what is processed alternate, by their time', () => {
  const waiting = applyNews(order, create('awaitingUser', { updatedAt: 3000 }))
  expect(applyNews(waiting, create('processing', { updatedAt: 2999 }))).toBe(waiting)
  expect(applyNews(waiting, create('processing', { updatedAt: 3001 })).status).toBe('processing')
})

test('behavior: an amount that comes later is taken, and stays', () => {
  const first = applyNews(order, create('sent'))
  const second = applyNews(first, create('sent', sent))
  expect(second).toMatchObject({ amount: '97.02', txHash: '0x5e' })
  const other = { amount: { amount: '1', currency: 'USDC' }, txHash: '0xbad' }
  expect(applyNews(second, create('sent', { ...other, updatedAt: 9000 }))).toBe(second)
  const near = { amount: { amount: '96', currency: 'USDC' }, txHash: '0xbad' }
  expect(applyNews(second, create('sent', { ...near, updatedAt: 9000 }))).toBe(second)
  expect(applyNews(first, create('sent', { updatedAt: 9000 }))).toBe(first)
})

test('behavior: nothing is known to be sent before the provider says so', () => {
  for (const status of ['processing', 'failed', 'refunded'] as const) {
    const after = applyNews(order, create(status, sent))
    expect(after.status).toBe(status)
    expect(after).not.toHaveProperty('amount')
    expect(after).not.toHaveProperty('txHash')
  }
})

test('behavior: of what is said of one time, what goes further counts', () => {
  const turns = ['awaitingUser', 'processing', 'expired', 'failed'] as const
  for (const [at, status] of turns.entries())
    for (const [before, other] of turns.entries()) {
      const known = createOrder({ status: other, updatedAt: 3000 })
      const after = applyNews(known, create(status, { updatedAt: 3000 }))
      if (at > before) expect(after.status).toBe(status)
      else expect(after).toBe(known)
    }
})

test('behavior: what was sent was sent, by whatever clock, and of whatever network is left out', () => {
  const paying = createOrder({ status: 'processing', updatedAt: 9000 })
  const news = create('sent', { ...sent, network: undefined })
  expect(applyNews(paying, news)).toMatchObject({ status: 'sent', updatedAt: 9000 })
})

test.each([
  ['ten times as much', '970'],
  ['a tenth more', '106.8'],
  ['a tenth', '9.7'],
  ['nothing', '0'],
])('behavior: %s as was expected is not believed, and the transaction is', (_, amount) => {
  const news = create('sent', { ...sent, amount: { amount, currency: 'USDC' } })
  const after = applyNews(order, news)
  expect(after).toMatchObject({ status: 'sent', txHash: '0x5e' })
  expect(after.amount).toBeUndefined()
  expect(applyNews({ ...order, expected: undefined }, news).amount).toBe(amount)
})

test.each(['48.5', '106.7'])('behavior: %s instead of 97 may be', (amount) => {
  const news = create('sent', { amount: { amount, currency: 'USDC' } })
  expect(applyNews(order, news).amount).toBe(amount)
})

test.each<[string, OrderNews]>([
  ['another provider', create('failed', { provider: 'meld' })],
  ['another network', create('failed', { network: baseId })],
  ['a lower step', create('created', { updatedAt: 9000 })],
  ['the same step', create('opened', { updatedAt: 9000 })],
])('behavior: news of %s change nothing', (_, news) => {
  expect(applyNews(order, news)).toBe(order)
})

test('behavior: an amount of another currency is none', () => {
  const amount = { amount: '97', currency: 'SHIB' }
  expect(applyNews(order, create('sent', { amount })).amount).toBeUndefined()
})

test('behavior: what has arrived can only be sent back, and what was sent back stays so', () => {
  const delivered = createOrder({ status: 'delivered', received: '97' })
  const refunded = createOrder({ status: 'refunded' })
  for (const status of ['awaitingUser', 'processing', 'sent', 'failed', 'expired'] as const) {
    const late = create(status, { updatedAt: 9000 })
    expect(applyNews(delivered, late)).toBe(delivered)
    expect(applyNews(refunded, late)).toBe(refunded)
  }
  const mismatch = create('failed', { reason: 'mismatch', updatedAt: 9000 })
  expect(applyNews(delivered, mismatch)).toBe(delivered)
  expect(applyNews(delivered, create('refunded')).status).toBe('refunded')
})

test('behavior: the card that was declined can be followed by another', () => {
  const declined = applyNews(order, create('failed', { reason: 'declined', updatedAt: 3000 }))
  expect(applyNews(declined, create('processing', { updatedAt: 2999 }))).toBe(declined)
  expect(applyNews(declined, create('expired', { updatedAt: 3000 }))).toBe(declined)
  const second = applyNews(declined, create('processing', { updatedAt: 4000 }))
  expect(second).toMatchObject({ status: 'processing', updatedAt: 4000 })
  expect(second.reason).toBeUndefined()
  expect(applyNews(second, create('failed', { reason: 'declined', updatedAt: 3000 }))).toBe(second)
  // The payment came and went between two looks.
  const sentNow = applyNews(declined, create('sent', { ...sent, updatedAt: 5000 }))
  expect(sentNow).toMatchObject({ status: 'sent', txHash: '0x5e' })
  expect(sentNow.reason).toBeUndefined()
})

test('behavior: another address than ordered is no attempt to pay', () => {
  const stopped = applyNews(order, create('failed', { reason: 'mismatch', updatedAt: 3000 }))
  expect(applyNews(stopped, create('processing', { updatedAt: 9000 }))).toBe(stopped)
  expect(applyNews(stopped, create('sent', { ...sent, updatedAt: 9000 }))).toBe(stopped)
  expect(applyNews(stopped, create('refunded', { updatedAt: 9000 })).status).toBe('refunded')
})

/** What really happened, and what a provider tells of it, at their times. */
const stories: { readonly [name: string]: readonly OrderNews[] } = {
  paid: [
    ...[create('created', { updatedAt: 1 }), create('opened', { updatedAt: 2 })],
    ...[create('awaitingUser', { updatedAt: 3 }), create('processing', { updatedAt: 4 })],
    ...[create('awaitingUser', { updatedAt: 5 }), create('processing', { updatedAt: 6 })],
    ...[create('sent', { ...sent, updatedAt: 7 }), create('delivered', { ...sent, updatedAt: 8 })],
  ],
  paidByAnotherCard: [
    ...[create('opened', { updatedAt: 2 }), create('processing', { updatedAt: 3 })],
    ...[create('failed', { reason: 'declined', updatedAt: 4 })],
    ...[create('awaitingUser', { updatedAt: 5 }), create('processing', { updatedAt: 6 })],
    ...[create('sent', { ...sent, updatedAt: 7 }), create('delivered', { ...sent, updatedAt: 8 })],
  ],
  declinedTwice: [
    ...[create('opened', { updatedAt: 2 }), create('failed', { updatedAt: 4 })],
    ...[create('processing', { updatedAt: 5 })],
    ...[create('failed', { reason: 'declined', updatedAt: 7 })],
  ],
  declined: [
    ...[create('opened', { updatedAt: 2 }), create('processing', { updatedAt: 4 })],
    create('failed', { reason: 'declined', updatedAt: 7 }),
  ],
  refunded: [
    ...[create('opened', { updatedAt: 2 }), create('processing', { updatedAt: 4 })],
    create('refunded', { reason: 'other', updatedAt: 7 }),
  ],
  expired: [create('opened', { updatedAt: 2 }), create('expired', { updatedAt: 7 })],
}

/** The step at which the kit looks at the chain. */
const look = 'chain'

function run(steps: readonly (OrderNews | typeof look)[], arrived: bigint): OnrampOrder {
  return steps.reduce<OnrampOrder>(
    (before, step) => {
      if (step !== look) return applyNews(before, step)
      const received =
        before.status === 'sent' ? findArrival(before, 5_000_000n + arrived) : undefined
      if (received === undefined) return before
      return deliver([before], { id: before.id, received, now: 9 })[0] ?? before
    },
    createOrder({ status: 'created', updatedAt: 0 }),
  )
}

test('property: whatever order news come in, and however often, there is one end', () => {
  const ends = {
    ...{ paid: 'delivered', paidByAnotherCard: 'delivered', refunded: 'refunded' },
    ...{ declined: 'failed', declinedTwice: 'failed', expired: 'expired' },
  }
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(ends) as (keyof typeof ends)[])),
      fc.infiniteStream(fc.nat()),
      fc.array(fc.nat(), { maxLength: 12 }),
      (name, order, doubled) => {
        const told = stories[name] ?? []
        const all = [...told, ...doubled.map((at) => told[at % told.length] ?? told[0])]
        const keyed = all.flatMap((news) => (news ? [{ news, key: order.next().value }] : []))
        const shuffled = keyed.toSorted((one, other) => one.key - other.key)
        const steps = [...shuffled.flatMap(({ news }) => [news, look] as const)]
        const isPaid = ends[name] === 'delivered'
        const arrived = isPaid ? 97_020_000n : 0n
        const end = run(steps, arrived)
        expect(end.status).toBe(ends[name])
        if (isPaid) expect(end).toMatchObject({ received: '97.02', txHash: '0x5e' })
        // Told once more, nothing changes.
        expect(run([...steps, ...told], arrived)).toEqual(end)
      },
    ),
    { numRuns: 10_000 },
  )
})

test('property: without the tokens on the chain nothing is delivered', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...(stories.paidByAnotherCard ?? [])]),
      fc.bigInt(0n, 95_079_599n),
      (told, short) => {
        const end = run(
          told.flatMap((news) => [news, look] as const),
          short,
        )
        expect(end.status).not.toBe('delivered')
      },
    ),
  )
})
