import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import { createFakePopups, type FakePopups } from '../../test/createFakePopups.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { buyerAddress, createTestOnramp, sell, serviceOrder } from '../../test/createTestOnramp.ts'
import { fillPurchase } from '../../test/fillPurchase.ts'
import { base, mainnetId } from '../../test/networks.ts'
import { optionsBody, orderBody, quoteBody, soldToken } from '../../test/onrampBodies.ts'
import { json, startFakeApi } from '../../test/startFakeApi.ts'

const service = startFakeApi()
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

const until = (check: () => void) => vi.waitFor(check, { timeout: 5000 })

test('default: from the form to the chain', async () => {
  const news = { status: 'opened', at: 1 }
  const asked = sell(service, {
    quote: ({ provider }) =>
      json(quoteBody({ provider: `${provider}`, received: provider === 'meld' ? '97.5' : '97' })),
    order: () => json(orderBody({ ...news, ...(news.status === 'sent' && { amount: '97.02' }) })),
  })
  const { onramp, events, chain, kit } = await fillPurchase(await createTestOnramp())
  const { state } = onramp
  expect(state.purchaseCurrencies.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
  expect(state.limits).toEqual({ min: '10.00', max: '25000.00' })
  expect(state.offers.map(({ provider }) => provider.id)).toEqual(['meld', 'coinbase'])
  expect(state.purchaseAmount).toEqual({ amount: '97.5', currency: 'USDC' })

  const opened = vi.fn()
  void kit.actions.open({ view: 'OnRampProviders' }).then(opened)
  const promise = onramp.openProvider('coinbase')
  expect(browser.popups).toHaveLength(1)
  expect(state.buying).toMatchObject({ status: 'opening', provider: { id: 'coinbase' } })
  await expect(promise).resolves.toEqual({ orderId: serviceOrder })
  expect(state.buying).toMatchObject({ status: 'open', orderId: serviceOrder })
  await until(() => expect(opened).toHaveBeenCalledWith({ orderId: serviceOrder }))
  const [popup] = browser.popups
  expect(popup).toMatchObject({
    ...{ urls: ['about:blank', 'https://pay.coinbase.com/buy?t=1'], openers: [null] },
    ...{ name: expect.stringMatching(/^cleat-\w{8,}$/) },
    features: expect.stringContaining('popup,width=600,height=800'),
  })
  expect(asked.find(({ path }) => path === 'page')?.body).toEqual({
    destinationWallets: [
      { address: buyerAddress, blockchains: ['ethereum-mainnet'], assets: ['USDC'] },
    ],
    defaultNetwork: 'ethereum-mainnet',
    partnerUserId: expect.stringMatching(/^[\w-]{22}$/),
    defaultExperience: 'buy',
    presetFiatAmount: 100,
    paymentCurrency: 'USD',
    provider: 'coinbase',
  })

  await until(() => expect(onramp.orders[0]).toMatchObject({ atomsBefore: '5000000' }))
  expect(onramp.orders[0]).toMatchObject({
    ...{ id: serviceOrder, isTracked: true, caipNetworkId: mainnetId, address: buyerAddress },
    ...{ asset: { symbol: 'USDC', decimals: 6 }, payment: { amount: '100', currency: 'USD' } },
    ...{ expected: '97', status: 'opened' },
  })
  Object.assign(news, { status: 'delivered', at: 2 })
  await vi.advanceTimersByTimeAsync(3100)
  // The service alone says that it arrived.
  await until(() => expect(onramp.orders[0]).toMatchObject({ status: 'sent' }))
  Object.assign(news, { status: 'sent', at: 3 })
  chain.token += 97_020_000n
  await vi.advanceTimersByTimeAsync(3100)
  await until(() =>
    expect(onramp.orders[0]).toMatchObject({ status: 'delivered', received: '97.02' }),
  )
  expect(events.filter((name) => name.includes('BUY'))).toEqual([
    ...['SELECT_BUY_CRYPTO', 'SELECT_BUY_PROVIDER', 'BUY_STARTED', 'BUY_DELIVERED'],
  ])
  const count = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.filter(({ path }) => path === 'order')).toHaveLength(
    asked.slice(0, count).filter(({ path }) => path === 'order').length,
  )
})

test.each([
  ['97', 1, 'success'],
  ['109', 1, 'success'],
  ['970', 1, 'error'],
  ['111', 1, 'error'],
  ['97', 1.5, 'error'],
  ['970', undefined, 'success'],
])('behavior: %s for 100 dollars at a price of %s is %s', async (received, price, status) => {
  sell(service, {
    quote: ({ provider }) => json(quoteBody({ provider: `${provider}`, received })),
    prices: () =>
      json({ fungibles: price ? [{ address: `${mainnetId}:${soldToken}`, price }] : [] }),
  })
  const { onramp } = await fillPurchase(await createTestOnramp())
  const offer = onramp.state.offers.find(({ provider }) => provider.id === 'coinbase')
  expect(offer?.status).toBe(status)
  expect(onramp.state.purchaseAmount?.amount).toBe(status === 'success' ? received : undefined)
})

test('behavior: a double click opens one window and creates one order', async () => {
  const asked = sell(service)
  const { onramp } = await fillPurchase(await createTestOnramp())
  const [one, other] = [onramp.openProvider('coinbase'), onramp.openProvider('coinbase')]
  await expect(Promise.all([one, other])).resolves.toHaveLength(2)
  expect(browser.popups).toHaveLength(1)
  expect(asked.filter(({ path }) => path === 'page')).toHaveLength(1)
})

test('behavior: blocked, the link is shown, and nothing opens by itself', async () => {
  sell(service)
  const { onramp } = await fillPurchase(await createTestOnramp())
  browser.block()
  await onramp.openProvider('coinbase')
  expect(onramp.state.buying).toMatchObject({
    ...{ status: 'blocked', url: 'https://pay.coinbase.com/buy?t=1' },
  })
  expect(onramp.showWindow()).toBe(false)
  onramp.markOpened()
  expect(onramp.state.buying.status).toBe('open')
  await vi.advanceTimersByTimeAsync(5000)
  expect(onramp.state.buying.status).toBe('open')
})

test('behavior: the closed window is noticed, and the purchase is still followed', async () => {
  const asked = sell(service, { order: () => json(orderBody({ status: 'opened' })) })
  const { onramp } = await fillPurchase(await createTestOnramp())
  await onramp.openProvider('coinbase')
  const [popup] = browser.popups
  expect(onramp.showWindow()).toBe(true)
  expect(popup?.isFocused).toBe(true)
  if (popup) popup.closed = true
  await vi.advanceTimersByTimeAsync(600)
  expect(onramp.state.buying.status).toBe('closed')
  const count = asked.length
  await vi.advanceTimersByTimeAsync(9500)
  expect(asked.length - count).toBeGreaterThanOrEqual(2)
})

test('behavior: a page that cuts every tie looks closed, but the visitor is still there', async () => {
  const page = { visibilityState: 'visible', querySelector: () => null, hasFocus: () => false }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  sell(service)
  const { onramp } = await fillPurchase(await createTestOnramp())
  await onramp.openProvider('coinbase')
  const [popup] = browser.popups
  if (popup) popup.closed = true
  await vi.advanceTimersByTimeAsync(600)
  expect(onramp.state.buying).toMatchObject({ status: 'open', hasWindow: true })
  await vi.advanceTimersByTimeAsync(600)
  expect(onramp.state.buying).toMatchObject({ status: 'open', hasWindow: false })
  await vi.advanceTimersByTimeAsync(5000)
  expect(onramp.state.buying.status).toBe('open')
})

test('behavior: a window that is closed before the link is there gets none', async () => {
  sell(service)
  const { onramp } = await fillPurchase(await createTestOnramp())
  const promise = onramp.openProvider('coinbase')
  const [popup] = browser.popups
  if (popup) popup.closed = true
  await promise
  expect(popup?.urls).toEqual(['about:blank'])
  expect(onramp.state.buying.status).toBe('closed')
})

test('error: ONRAMP_URL_REFUSED closes the window, and no order is kept', async () => {
  sell(service, { page: () => json({ url: 'https://pay.coinbase.com.evil.example/' }) })
  const { onramp, events } = await fillPurchase(await createTestOnramp())
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    ...{ code: 'ONRAMP_URL_REFUSED', context: { provider: 'Coinbase' } },
  })
  expect(browser.popups[0]).toMatchObject({ closed: true, urls: ['about:blank'] })
  expect(onramp.state.buying).toMatchObject({ status: 'error' })
  expect(onramp.orders).toEqual([])
  expect(events).toContain('BUY_FAILED')
  expect(events).not.toContain('BUY_STARTED')
})

test('error: a service that gives no page closes the window', async () => {
  sell(service, { page: () => json({ code: 'SOURCE_UNAVAILABLE' }, 503) })
  const { onramp } = await fillPurchase(await createTestOnramp())
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({ code: 'SERVICE_BUSY' })
  expect(browser.popups[0]?.closed).toBe(true)
  sell(service)
  await expect(onramp.openProvider('coinbase')).resolves.toEqual({ orderId: serviceOrder })
})

test('error: ONRAMP_AMOUNT_OUTSIDE opens no window', async () => {
  sell(service)
  const { onramp } = await fillPurchase(await createTestOnramp())
  onramp.setAmount('9.99')
  expect(onramp.validate()).toBe('amount-low')
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    ...{ code: 'ONRAMP_AMOUNT_OUTSIDE', context: { currency: 'USD', minimum: '10.00' } },
  })
  onramp.setAmount('25000.01')
  expect(onramp.validate()).toBe('amount-high')
  onramp.setAmount('1e3')
  expect(onramp.validate()).toBe('amount')
  expect(browser.popups).toEqual([])
})

test('behavior: without the service there is a sample without prices, and it is asked again', async () => {
  let isDown = true
  sell(service, { options: () => (isDown ? json({}, 404) : json(optionsBody)) })
  const { onramp } = await fillPurchase(await createTestOnramp())
  const { state } = onramp
  expect(state).toMatchObject({ isSample: true, purchaseAmount: undefined })
  expect(state.error).toMatchObject({ code: 'SERVICE_BAD_ANSWER' })
  expect(state.paymentCurrencies.map(({ id }) => id)).toEqual(['USD', 'EUR'])
  expect(state.offers).toMatchObject([
    { provider: { id: 'coinbase', usualFee: [1, 2] }, quote: { isPlaceholder: true } },
    { provider: { id: 'meld' }, quote: { quoteId: 'mocked-quote-id' } },
  ])
  // What is typed meanwhile does not end that.
  onramp.setAmount('250')
  isDown = false
  await vi.advanceTimersByTimeAsync(30_100)
  await until(() => expect(state.isSample).toBe(false))
})

test('behavior: a service that follows no orders: the chain alone is watched', async () => {
  const { providers: _, ...options } = optionsBody
  const asked = sell(service, {
    options: () => json(options),
    quote: () => {
      const { provider: __, ...quote } = quoteBody({ provider: 'coinbase' }) as {
        provider: string
        providerFee: object
      }
      const { providerFee, ...rest } = quote
      return json({ ...rest, coinbaseFee: providerFee })
    },
    page: () => json({ url: 'https://pay.coinbase.com/buy' }),
  })
  const { onramp, chain } = await fillPurchase(await createTestOnramp())
  expect(onramp.state.offers).toMatchObject([
    { status: 'success', provider: { id: 'coinbase' } },
    // The same price is no other provider's.
    { status: 'error', provider: { id: 'meld' } },
  ])
  const { orderId } = await onramp.openProvider('coinbase')
  expect(orderId).toMatch(/^[\w-]{22}$/)
  await until(() => expect(onramp.orders[0]).toMatchObject({ atomsBefore: '5000000' }))
  chain.token += 95_000_000n
  await vi.advanceTimersByTimeAsync(3100)
  expect(onramp.orders[0]).toMatchObject({ status: 'opened', isTracked: false })
  chain.token += 1_500_000n
  await vi.advanceTimersByTimeAsync(3100)
  await until(() =>
    expect(onramp.orders[0]).toMatchObject({ status: 'delivered', received: '96.5' }),
  )
  expect(asked.some(({ path }) => path === 'order')).toBe(false)
})

test('behavior: a provider whose reason is its own cannot be chosen', async () => {
  sell(service, {
    quote: ({ provider }) =>
      provider === 'coinbase'
        ? json({ code: 'NOT_OFFERED', detail: 'Not sold\u202e in your region.' }, 422)
        : json({ code: 'AMOUNT_OUTSIDE', detail: 'At least 150 USD.' }, 422),
  })
  const { onramp } = await fillPurchase(await createTestOnramp())
  expect(onramp.state.offers).toMatchObject([
    { status: 'unavailable', reason: 'refused', detail: 'Not sold in your region.' },
    { status: 'unavailable', reason: 'amount', detail: 'At least 150 USD.' },
  ])
  await expect(onramp.openProvider('coinbase')).rejects.toMatchObject({
    code: 'ONRAMP_UNSUPPORTED',
  })
})

test('behavior: another network has other tokens, or none', async () => {
  sell(service)
  const { onramp, kit } = await fillPurchase(await createTestOnramp())
  await kit.actions.switchNetwork({ network: base })
  await until(() => expect(onramp.state.purchaseCurrencies).toEqual([]))
  expect(onramp.validate()).toBe('unsupported')
  expect(onramp.state.purchaseCurrency).toBeUndefined()
})

test('behavior: both currencies are remembered, and what the app asks for counts more', async () => {
  sell(service)
  const storage = createMemoryArea()
  const first = await fillPurchase(await createTestOnramp({ storage }))
  const [, euro] = first.onramp.state.paymentCurrencies
  const [, ether] = first.onramp.state.purchaseCurrencies
  if (euro) first.onramp.setPaymentCurrency(euro)
  if (ether) first.onramp.setPurchaseCurrency(ether)
  first.kit.destroy()
  const { onramp } = await createTestOnramp({ storage })
  onramp.start()
  await until(() => expect(onramp.state.paymentCurrency?.id).toBe('EUR'))
  expect(onramp.state.purchaseCurrency?.symbol).toBe('ETH')
  onramp.start({ paymentCurrency: 'USD', purchaseCurrency: 'USDC' })
  await until(() => expect(onramp.state.paymentCurrency?.id).toBe('USD'))
  expect(onramp.state.purchaseCurrency?.symbol).toBe('USDC')
})

test('behavior: a purchase of an earlier visit is followed to its end', async () => {
  let body = orderBody({ status: 'awaitingUser' })
  sell(service, { order: () => json(body) })
  const storage = createMemoryArea()
  const first = await fillPurchase(await createTestOnramp({ storage }))
  await first.onramp.openProvider('coinbase')
  await until(() => expect(first.onramp.orders[0]).toMatchObject({ status: 'awaitingUser' }))
  first.onramp.destroy()
  await vi.advanceTimersByTimeAsync(26 * 60 * 60_000)
  body = orderBody({ status: 'failed', at: 2, more: { reason: 'identity' } })
  const { onramp, events } = await createTestOnramp({ storage })
  await until(() =>
    expect(onramp.orders[0]).toMatchObject({ status: 'failed', reason: 'identity' }),
  )
  expect(events.filter((name) => name.includes('BUY'))).toEqual(['BUY_FAILED'])
  onramp.forgetOrder(serviceOrder)
  expect(onramp.orders).toEqual([])
})

test('behavior: destroyed, nothing runs', async () => {
  const asked = sell(service, { order: () => json(orderBody({ status: 'opened' })) })
  const { onramp } = await fillPurchase(await createTestOnramp())
  await onramp.openProvider('coinbase')
  onramp.destroy()
  await vi.advanceTimersByTimeAsync(100)
  const count = asked.length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(count)
  expect(vi.getTimerCount()).toBe(0)
})
