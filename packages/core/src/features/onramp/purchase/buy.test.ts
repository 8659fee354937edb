import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CleatEvent } from '../../../contract/events/cleatEvent.ts'
import { createDeferred } from '../../../test/createDeferred.ts'
import { createFakePopups, type FakePopups } from '../../../test/createFakePopups.ts'
import { createFakeWindow } from '../../../test/createFakeWindow.ts'
import { createTestOnramp, sell, serviceOrder } from '../../../test/createTestOnramp.ts'
import { fillPurchase } from '../../../test/fillPurchase.ts'
import { json, startFakeApi } from '../../../test/startFakeApi.ts'

const service = startFakeApi()
const url = 'https://pay.coinbase.com/buy?t=1'
let browser: FakePopups

beforeEach(() => {
  browser = createFakePopups()
  vi.stubGlobal('window', createFakeWindow({ open: browser.open }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A form whose click asks the service for a page. */
async function setUp(page: Parameters<typeof sell>[1] = {}) {
  const asked = sell(service, page)
  const events: CleatEvent[] = []
  const test = await fillPurchase(
    await createTestOnramp({ onEvent: (event) => void events.push(event) }),
  )
  const told = () =>
    events.flatMap((one) =>
      /^(?:BUY|SELECT_BUY_PROVIDER)/.test(one.event)
        ? [[one.event, 'properties' in one && one.properties]]
        : [],
    )
  const pages = () => asked.filter(({ path }) => path === 'page').length
  return { ...test, asked, told, pages }
}

test('default', async () => {
  const expiresAt = '2036-01-01T00:00:00.000Z'
  const page = () => json({ url, orderId: serviceOrder, expiresAt })
  const { onramp, told } = await setUp({ page })
  await onramp.openProvider('coinbase')
  expect(onramp.state.buying).toEqual({
    ...{ status: 'open', provider: expect.objectContaining({ id: 'coinbase' }), url },
    ...{ orderId: serviceOrder, hasWindow: true, expiresAt: Date.parse(expiresAt) },
  })
  expect(browser.popups).toMatchObject([{ document: { title: 'Coinbase' } }])
  expect(told()).toMatchObject([
    ['SELECT_BUY_PROVIDER', { isSmartAccount: false, provider: 'coinbase' }],
    ['BUY_STARTED', { provider: 'coinbase', orderId: serviceOrder }],
  ])
})

test('behavior: a link without an end, in a browser that blocks windows', async () => {
  const { onramp } = await setUp()
  browser.block()
  await onramp.openProvider('coinbase')
  expect(onramp.state.buying).toEqual({
    ...{ status: 'blocked', provider: expect.objectContaining({ id: 'coinbase' }), url },
    ...{ orderId: serviceOrder, hasWindow: false },
  })
  expect(onramp.state.buying).not.toHaveProperty('expiresAt')
})

test.each([
  [
    'leads elsewhere',
    () => json({ url: 'https://evil.example/' }),
    'refused',
    'ONRAMP_URL_REFUSED',
  ],
  ['is none', () => json({ code: 'SOURCE_UNAVAILABLE' }, 503), 'unavailable', 'SERVICE_BUSY'],
])('error: a page that %s', async (_, page, reason, code) => {
  const { onramp, told } = await setUp({ page })
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({ code })
  expect(onramp.state.buying).toMatchObject({
    ...{ status: 'error', provider: { id: 'coinbase' }, error: { code } },
  })
  expect(told()).toMatchObject([
    ['SELECT_BUY_PROVIDER', { isSmartAccount: false, provider: 'coinbase' }],
    ['BUY_FAILED', { provider: 'coinbase', reason }],
  ])
})

test('error: what fails without a code says which service it was', async () => {
  const { onramp } = await setUp()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    ...{ code: 'SERVICE_UNREACHABLE' },
  })
})

test('behavior: destroyed while the page is asked for, nothing is opened or told', async () => {
  const { promise, resolve } = createDeferred<Response>()
  const { onramp, told, pages } = await setUp({ page: () => promise })
  const opened = onramp.openProvider('coinbase')
  const outcome = expect(opened).rejects.toMatchObject({ name: 'AbortError' })
  await vi.waitFor(() => expect(pages()).toBe(1), 5000)
  onramp.destroy()
  resolve(json({ url, orderId: serviceOrder }))
  await outcome
  expect(browser.popups).toMatchObject([{ closed: true, urls: ['about:blank'] }])
  expect(onramp.orders).toEqual([])
  expect(told().map(([name]) => name)).toEqual(['SELECT_BUY_PROVIDER'])
})

test('behavior: a call meanwhile joins, and a later one begins again', async () => {
  const { onramp, pages } = await setUp()
  const [one, other] = [onramp.openProvider('coinbase'), onramp.openProvider('meld')]
  expect(one).toBe(other)
  await one
  expect(onramp.openProvider('coinbase')).not.toBe(one)
  await vi.waitFor(() => expect(pages()).toBe(2), 5000)
})

test('behavior: the window before is no longer looked after', async () => {
  const { onramp } = await setUp()
  await onramp.openProvider('coinbase')
  const { promise, resolve } = createDeferred<Response>()
  sell(service, { page: () => promise })
  const [first] = browser.popups
  const second = onramp.openProvider('coinbase')
  if (first) first.closed = true
  await vi.advanceTimersByTimeAsync(2000)
  expect(onramp.state.buying.status).toBe('opening')
  resolve(json({ url, orderId: serviceOrder }))
  await second
  expect(onramp.state.buying.status).toBe('open')
})

test('error: ONRAMP_UNSUPPORTED and ONRAMP_AMOUNT_OUTSIDE say where, and how much', async () => {
  const { onramp, told } = await setUp()
  await expect(onramp.openProvider('another')).rejects.toMatchObject({
    ...{ code: 'ONRAMP_UNSUPPORTED', context: { network: 'Ethereum' } },
  })
  onramp.setAmount('25000.01')
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    code: 'ONRAMP_AMOUNT_OUTSIDE',
    context: { currency: 'USD', minimum: '10.00', maximum: '25000.00' },
  })
  onramp.setAmount(undefined)
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    code: 'ONRAMP_UNSUPPORTED',
  })
  expect(browser.popups).toEqual([])
  expect(told()).toEqual([])
})
