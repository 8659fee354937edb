import { expect, onTestFinished, test } from 'vitest'
import { createLocalPay } from './createLocalPay.ts'
import { listSoldAssets } from './purchases/listSoldAssets.ts'

const origin = 'http://127.0.0.1:5175'
const assets = listSoldAssets({
  chains: [{ id: 8453, name: 'Base' }],
  hasSolana: true,
  hasBitcoin: true,
})

type SetUp = { processingMs?: number; tamper?: (answer: string) => string }

function setUp({ processingMs = 60_000, tamper }: SetUp = {}) {
  const pay = createLocalPay({
    assets,
    payout: async () => '0xabc',
    origin: () => origin,
    processingMs,
    tamper,
  })
  onTestFinished(() => pay.stop())
  const settings = pay.settings(origin)
  const ask = async (path: string, init?: RequestInit) => {
    const response = await pay.app.request(new URL(path, origin).href, init)
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { response, status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const control = (command: unknown, type = 'application/json') =>
    ask('/control', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(command),
    })
  /** By Stripe, whose page can be opened again. */
  const open = async (changes: Record<string, string> = {}) => {
    const { status, body } = await ask('/stripe/v1/crypto/onramp_sessions', {
      method: 'POST',
      headers: { Authorization: `Bearer ${settings.STRIPE_KEY}` },
      body: new URLSearchParams({
        'wallet_addresses[base_network]': '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        source_currency: 'usd',
        source_amount: '96.06',
        destination_currency: 'usdc',
        destination_network: 'base',
        customer_ip_address: '203.0.113.7',
        'metadata[order]': 'order',
        ...changes,
      }),
    })
    return { status, body, page: `/pay/${body.id?.replace('cos_', '')}` }
  }
  const press = (page: string, form: Record<string, string>) =>
    ask(page, { method: 'POST', body: new URLSearchParams(form) })
  return { ask, control, open, press, settings }
}

test('default: a page takes a card', async () => {
  const { ask, control, open, press } = setUp()
  const { body, page } = await open()
  const opened = await ask(body.redirect_url)
  expect([opened.status, opened.response.headers.get('Location')]).toEqual([303, page])
  const { response, body: html } = await ask(page)
  expect(html).toContain('$100.10')
  expect(html).toContain('for 96.06 USDC on Base')
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';/)
  expect((await press(page, { number: '4242 4242 4242 4242' })).status).toBe(303)
  expect((await ask(`${page}/state`)).body).toEqual({ state: 'processing' })
  await control({ advanceMs: 60_000 })
  await expect.poll(async () => (await ask(page)).body).toContain('96.06 USDC sent')
})

test('behavior: another number is refused on the page, which repeats none of it', async () => {
  const { ask, open, press } = setUp()
  const { page } = await open()
  const { body } = await press(page, { number: '<b>4111111111111111' })
  expect(body).toContain('This is no test card')
  expect(body).not.toContain('4111111111111111')
  expect((await ask(`${page}/state`)).body).toEqual({ state: 'open' })
})

test('behavior: what a service gives is text on the page', async () => {
  const { ask, settings } = setUp()
  const query = new URLSearchParams({
    publicKey: settings.MELD_PUBLIC_KEY ?? '',
    walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    destinationCurrencyCode: 'USDC_BASE',
  })
  const { response } = await ask(`/meld?${query}`)
  const { body } = await ask(response.headers.get('Location') ?? '')
  expect(body).toContain('as Meld.io')
  const script = { ...query, publicKey: '<script>' }
  const gone = await ask(`/meld?${new URLSearchParams(script)}`)
  expect(gone.response.headers.get('Location')).toBe('/gone')
})

test('default: control says what happened', async () => {
  const { control, open, press, ask } = setUp()
  const { page } = await open()
  await press(page, { number: '4000000000000002' })
  const { body } = await control({ webhooks: 'late', lateMs: 5, isApiUp: false })
  expect(body).toMatchObject({
    webhooks: 'late',
    lateMs: 5,
    webhookUrl: null,
    isApiUp: false,
    purchases: [{ state: 'declined', asset: 'USDC', network: 'base', cardEnd: '0002' }],
  })
  expect((await ask('/stripe/v1/crypto/onramp_quotes')).status).toBe(503)
})

test.each([
  ['another name', { webhook: 'never' }, 'application/json'],
  ['another mode', { webhooks: 'sometimes' }, 'application/json'],
  ['a time before now', { advanceMs: -1 }, 'application/json'],
  ['a form of another page', { webhooks: 'never' }, 'text/plain'],
])('error: control by %s', async (_, command, type) => {
  const { control, ask } = setUp()
  expect((await control(command, type)).status).toBe(400)
  expect((await ask('/control')).body.webhooks).toBe('in-order')
})

test('error: a host that only leads to this machine', async () => {
  const { ask } = setUp()
  expect((await ask('http://attacker.example/control')).status).toBe(421)
})

test('error: orders that a provider refuses', async () => {
  const { open, ask } = setUp()
  expect((await open({ destination_network: 'stellar' })).status).toBe(400)
  expect((await open({ source_amount: '1' })).status).toBe(400)
  expect((await open({ source_amount: '1e3' })).status).toBe(400)
  expect((await open({ source_currency: 'jpy' })).status).toBe(400)
  expect((await open({ 'wallet_addresses[base_network]': '0xabc' })).status).toBe(400)
  expect((await ask('/pay/unknown')).status).toBe(404)
})

test.each([
  ['coinbase', '/coinbase/onramp/v1/buy/options'],
  ['meld', '/meld/service-providers/limits/fiat-currency-purchases'],
  ['moonpay', '/moonpay/v3/currencies'],
  ['stripe', '/stripe/v1/crypto/onramp_quotes'],
  ['transak', '/transak/api/v2/partner/orders'],
])('error: %s without its key', async (_, path) => {
  const { ask } = setUp()
  expect((await ask(path)).status).toBe(401)
})

test('default: the page lists purchases, so that an identity check is found again', async () => {
  const { ask, open, press } = setUp()
  expect((await ask('/')).body).toContain('There is none yet')
  const { page } = await open()
  await press(page, { number: '4000000000003155' })
  const { body } = await ask('/')
  expect(body).toContain(`href="${page}"`)
  expect(body).toContain('Identity check')
})

test('behavior: what the APIs answer can be changed, what the page and the control say not', async () => {
  const { open, ask } = setUp({ tamper: (answer) => answer.replace('"usdc"', '"usdt"') })
  const { status, body } = await open()
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('"usdt"')])
  const { purchases } = (await ask('/control')).body
  expect(purchases).toMatchObject([{ asset: 'USDC' }])
})
