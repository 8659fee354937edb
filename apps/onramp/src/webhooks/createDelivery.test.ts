import { expect, onTestFinished, test } from 'vitest'
import { createClock } from '../clock/createClock.ts'
import { createDialects } from '../dialects/createDialects.ts'
import type { WebhookMessage } from '../dialects/wire/dialect.ts'
import { computePrice } from '../purchases/computePrice.ts'
import { listSoldAssets } from '../purchases/listSoldAssets.ts'
import type { Purchase, PurchaseState } from '../purchases/purchase.ts'
import { createDelivery } from './createDelivery.ts'
import type { WebhookMode } from './webhookModes.ts'

const chains = [{ id: 8453, name: 'Base' }]
const [asset] = listSoldAssets({ chains, hasSolana: false, hasBitcoin: false })
const price = computePrice({ asset: asset!, currency: 'USD', amount: { total: '100' }, feeBps: 0 })
const purchase: Purchase = {
  id: 'a1',
  dialect: 'moonpay',
  orderRef: 'order',
  asset: asset!,
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  currency: 'USD',
  price: price!,
  redirectUrl: undefined,
  state: 'open',
  cardEnd: undefined,
  txHash: undefined,
  createdAt: 0,
  updatedAt: 0,
  opensUntil: 0,
  isOpened: true,
}

function setUp({ mode = 'in-order' as WebhookMode, answers = [] as number[] } = {}) {
  const clock = createClock()
  onTestFinished(() => clock.stop())
  const posted: WebhookMessage[] = []
  const delivery = createDelivery({
    dialects: createDialects(),
    clock,
    async post(url, message) {
      expect(url).toBe('http://service/moonpay')
      posted.push(message)
      const status = answers.shift() ?? 204
      if (status === 0) throw new Error('The service is away.')
      return status
    },
  })
  delivery.set({ url: 'http://service', mode, lateMs: 60_000 })
  const notify = (...states: PurchaseState[]) => {
    for (const state of states) delivery.notify({ ...purchase, state })
  }
  const states = () => delivery.sent().map(({ state }) => state)
  const statuses = () => delivery.sent().map(({ status }) => status)
  return { clock, delivery, posted, notify, states, statuses }
}

test('default: each state once, in its order', async () => {
  const { notify, states, posted } = setUp()
  notify('processing', 'sent')
  await expect.poll(states).toEqual(['processing', 'sent'])
  expect(JSON.parse(posted[1]?.body ?? '')).toMatchObject({ data: { status: 'completed' } })
})

test('behavior: how many are on their way', async () => {
  const { notify, delivery, clock } = setUp({ answers: [503] })
  notify('processing', 'sent')
  expect(delivery.onTheWay()).toBe(2)
  await expect.poll(delivery.onTheWay).toBe(0)
  // What was not taken is not on its way until its time has come.
  clock.advance(1000)
  expect(delivery.onTheWay()).toBe(1)
  await expect.poll(delivery.onTheWay).toBe(0)
  expect(delivery.sent()).toHaveLength(3)
})

test('behavior: a webhook that is not taken is sent again', async () => {
  const { notify, statuses, clock } = setUp({ answers: [503, 0] })
  notify('sent')
  await expect.poll(statuses).toEqual([503])
  clock.advance(1000)
  await expect.poll(statuses).toEqual([503, 0])
  clock.advance(5000)
  await expect.poll(statuses).toEqual([503, 0, 204])
  clock.advance(600_000)
  expect(statuses()).toHaveLength(3)
})

test('behavior: out of order, the last is first, once the purchase ends', async () => {
  const { notify, states } = setUp({ mode: 'out-of-order' })
  notify('identity', 'processing')
  expect(states()).toEqual([])
  notify('sent')
  await expect.poll(states).toEqual(['sent', 'processing', 'identity'])
})

test('behavior: late ones wait for the clock, and none comes if never', async () => {
  const { notify, states, clock, delivery } = setUp({ mode: 'late' })
  notify('sent')
  clock.advance(59_000)
  expect(states()).toEqual([])
  clock.advance(1000)
  await expect.poll(states).toEqual(['sent'])
  delivery.set({ mode: 'never' })
  notify('refunded')
  clock.advance(86_400_000)
  expect(states()).toEqual(['sent'])
})

test('behavior: doubled and replayed ones have the same bytes', async () => {
  const doubled = setUp({ mode: 'doubled' })
  doubled.notify('sent')
  await expect.poll(doubled.states).toEqual(['sent', 'sent'])
  expect(doubled.posted[0]).toEqual(doubled.posted[1])
  const replayed = setUp({ mode: 'replayed' })
  replayed.notify('processing', 'sent')
  await expect.poll(() => replayed.posted.length).toBe(3)
  expect(replayed.posted[2]).toEqual(replayed.posted[0])
})

test.each(['forged', 'old', 're-serialised'] as const)(
  'behavior: one that is %s is sent once, whatever the answer',
  async (mode) => {
    const { notify, statuses, clock } = setUp({ mode, answers: [401] })
    notify('sent')
    await expect.poll(statuses).toEqual([401])
    clock.advance(600_000)
    expect(statuses()).toEqual([401])
  },
)

test('behavior: none is sent before there is an address', async () => {
  const { delivery, notify, states } = setUp()
  delivery.set({ url: undefined })
  notify('processing')
  delivery.set({ url: 'http://service' })
  notify('sent')
  await expect.poll(states).toEqual(['sent'])
})
