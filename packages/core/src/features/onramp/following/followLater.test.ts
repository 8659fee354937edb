import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../../base/storage/storageArea.ts'
import type { Kit } from '../../../kit/kit.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createOrder } from '../../../test/createOrder.ts'
import { createTestOnramp, sell } from '../../../test/createTestOnramp.ts'
import { orderBody } from '../../../test/onrampBodies.ts'
import { json, startFakeApi } from '../../../test/startFakeApi.ts'
import type { OnrampOrder } from '../orders/onrampOrder.ts'

const service = startFakeApi()
let page: EventTarget & { visibilityState: string }
let open: Kit | undefined

beforeEach(() => {
  page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => null,
  })
  vi.stubGlobal('window', createFakeWindow())
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterEach(() => {
  // What it asked last may be answered in the next test.
  open?.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const minute = 60_000
const until = (check: () => void) => vi.waitFor(check, { timeout: 5000 })

/** A kit that finds purchases of an earlier visit. */
async function visit(
  orders: readonly OnrampOrder[],
  order: () => Response | Promise<Response> = () => json(orderBody({ status: 'processing' })),
) {
  const storage = createMemoryArea()
  storage.setItem('cleat.onramp', JSON.stringify({ version: 1, value: orders }))
  const asked = sell(service, { order })
  const test = await createTestOnramp({ storage })
  open = test.kit
  const count = () => asked.filter(({ path }) => path === 'order').length
  /** Lets time pass in steps, so that requests are answered in between. */
  const pass = async (ms: number, step = 1000) => {
    for (let at = 0; at < ms; at += step) await vi.advanceTimersByTimeAsync(step)
  }
  await until(() => expect(count()).toBeGreaterThan(0))
  return { ...test, count, pass, storage }
}

test('default: 3 s for 2 minutes, 10 s to 12 minutes, then a minute', async () => {
  const { count, pass } = await visit([createOrder({ startedAt: Date.now() })])
  await pass(2 * minute)
  const early = count()
  expect(early).toBeGreaterThan(28)
  expect(early).toBeLessThanOrEqual(41)
  await pass(10 * minute)
  const middle = count() - early
  expect(middle).toBeGreaterThan(50)
  expect(middle).toBeLessThanOrEqual(61)
  await pass(20 * minute, 10_000)
  const late = count() - early - middle
  expect(late).toBeGreaterThan(15)
  expect(late).toBeLessThanOrEqual(21)
}, 60_000)

test('behavior: after a day it is asked about once a visit, and anew once the visitor looks', async () => {
  const day = 24 * 60 * minute
  const { count, pass, onramp } = await visit([createOrder({ startedAt: Date.now() - day })])
  await pass(3 * minute, 10_000)
  expect(count()).toBe(1)
  onramp.resumeOrder(createOrder().id)
  await until(() => expect(count()).toBe(2))
  // An identity check is passed on the next day, while the visitor waits.
  await pass(2 * minute)
  expect(count()).toBeGreaterThan(30)
  const early = count()
  await pass(10 * minute)
  expect(count() - early).toBeLessThanOrEqual(61)
}, 60_000)

test('behavior: a hidden page asks nothing, and asks as soon as it is seen', async () => {
  const { count, pass } = await visit([createOrder({ startedAt: Date.now() })])
  page.visibilityState = 'hidden'
  await pass(10_000)
  const before = count()
  await pass(minute)
  expect(count()).toBe(before)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await until(() => expect(count()).toBe(before + 1))
})

test('behavior: however often it is woken, one timer waits', async () => {
  const { count, pass } = await visit([createOrder({ startedAt: Date.now() })])
  await pass(2000)
  const timers = vi.getTimerCount()
  const before = count()
  for (let turn = 0; turn < 10; turn += 1) page.dispatchEvent(new Event('visibilitychange'))
  expect(vi.getTimerCount()).toBe(timers)
  await pass(9000)
  expect(count() - before).toBeLessThanOrEqual(3)
})

test('behavior: each purchase has the pace of its age', async () => {
  const now = Date.now()
  const older = createOrder({ id: 'older-order-12345678', startedAt: now - 5 * minute })
  const { count, pass } = await visit([createOrder({ startedAt: now }), older])
  const before = count()
  await pass(minute)
  expect(count() - before).toBeGreaterThan(18)
  expect(count() - before).toBeLessThanOrEqual(27)
})

test('behavior: while an answer is on its way, there is no second question', async () => {
  let answers: (() => void)[] = []
  const { count, pass } = await visit(
    [createOrder({ startedAt: Date.now() })],
    () =>
      new Promise((resolve) => answers.push(() => resolve(json(orderBody({ status: 'opened' }))))),
  )
  await pass(4000)
  for (let turn = 0; turn < 10; turn += 1) page.dispatchEvent(new Event('visibilitychange'))
  await pass(4000)
  expect(count()).toBe(1)
  for (const answer of answers) answer()
  answers = []
  await pass(4000)
  await until(() => expect(count()).toBe(2))
})

test('behavior: a purchase that ended is not asked about', async () => {
  const day = 24 * 60 * minute
  const ended = [
    { status: 'refunded' },
    { status: 'delivered' },
    { status: 'failed', reason: 'mismatch' },
    { status: 'failed', startedAt: Date.now() - day },
  ] as const
  const orders = ended.map((parts, at) =>
    createOrder({
      ...{ id: `order-ended-012345678${at}`, startedAt: Date.now(), updatedAt: Date.now() },
      ...parts,
    }),
  )
  const { count, pass } = await visit([createOrder({ startedAt: Date.now() }), ...orders], () =>
    json(orderBody({ status: 'refunded', at: 5 })),
  )
  await pass(minute)
  expect(count()).toBe(1)
})

test('behavior: one that expired is asked about once a visit, for it may be paid later', async () => {
  const startedAt = Date.now() - 2 * 24 * 60 * minute
  const expired = createOrder({ status: 'expired', startedAt, updatedAt: startedAt })
  const more = { updatedAt: new Date().toISOString() }
  const { count, pass, onramp } = await visit([expired], () =>
    json(orderBody({ status: 'processing', more })),
  )
  await pass(3 * minute, 10_000)
  expect(onramp.orders[0]).toMatchObject({ status: 'processing' })
  expect(count()).toBe(1)
})

test('behavior: after a card was declined, a payment by another is noticed', async () => {
  const now = Date.now()
  const declined = { status: 'failed', reason: 'declined', updatedAt: now } as const
  const at = (ms: number) => ({ updatedAt: new Date(now + ms).toISOString() })
  let told = orderBody({ status: 'failed', more: at(0) })
  const { onramp, chain, pass, events } = await visit(
    [createOrder({ ...declined, startedAt: now })],
    () => json(told),
  )
  await pass(5000)
  expect(onramp.orders[0]).toMatchObject({ status: 'failed', reason: 'declined' })
  told = orderBody({ status: 'processing', more: at(1000) })
  await pass(5000)
  expect(onramp.orders[0]).toMatchObject({ status: 'processing' })
  told = orderBody({ status: 'sent', amount: '97.02', more: { ...at(2000), txHash: '0x5e' } })
  chain.token += 97_020_000n
  await pass(5000)
  expect(onramp.orders[0]).toMatchObject({ status: 'delivered', received: '97.02' })
  expect(events.filter((name) => name.startsWith('BUY_'))).toEqual(['BUY_DELIVERED'])
})

test('behavior: a service that fails is asked again, and one that does not know it is not', async () => {
  let status = 500
  const started = [createOrder({ startedAt: Date.now() })]
  const { count, pass, onramp } = await visit(started, () => json({}, status))
  await pass(10_000)
  expect(count()).toBeGreaterThan(3)
  expect(onramp.orders[0]).toMatchObject({ status: 'opened', isTracked: true })
  status = 404
  await pass(5000)
  expect(onramp.orders[0]).toMatchObject({ isTracked: false })
  const before = count()
  await pass(minute)
  expect(count()).toBe(before)
})

test('behavior: while the provider has sent nothing, what arrives is of somebody else', async () => {
  const { onramp, chain, pass } = await visit([createOrder({ startedAt: Date.now() })])
  chain.token += 97_000_000n
  await pass(10_000)
  expect(onramp.orders[0]).toMatchObject({ status: 'processing' })
})

test('behavior: sent, but not on the chain, it stays on its way', async () => {
  const started = [createOrder({ startedAt: Date.now(), atomsBefore: undefined })]
  const { onramp, chain, pass, events } = await visit(started, () =>
    json(orderBody({ status: 'delivered', amount: '97.02', at: 3, more: { txHash: '0x5e' } })),
  )
  // The balance was read after it had arrived: an older transfer proves nothing.
  await pass(10_000)
  expect(onramp.orders[0]).toMatchObject({ status: 'sent', txHash: '0x5e', atomsBefore: '5000000' })
  chain.isDown = true
  chain.token += 97_020_000n
  await pass(10_000)
  expect(events).not.toContain('BUY_DELIVERED')
  chain.isDown = false
  await pass(5000)
  expect(onramp.orders[0]).toMatchObject({ status: 'delivered', received: '97.02' })
  expect(events.filter((name) => name === 'BUY_DELIVERED')).toHaveLength(1)
})
