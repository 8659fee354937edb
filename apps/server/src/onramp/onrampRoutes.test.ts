import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SourceUnavailableError } from './api/sourceUnavailableError.ts'
import { createFakeProvider } from './test/createFakeProvider.ts'
import { createOnrampApp, createOrderDatabase, now, urlRequest } from './test/createOnrampApp.ts'

const { database, clear, rows } = createOrderDatabase()
const away = new SourceUnavailableError({ name: 'The coinbase', reason: 'status 500' })
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const quoteRequest = {
  purchaseCurrency: 'USDC',
  paymentCurrency: 'USD',
  amount: '100',
  network: 'base-mainnet',
}

// PostgreSQL takes seconds to start on a busy machine.
beforeAll(() => database.check(), 60_000)
beforeEach(clear)
afterAll(() => database.close())

function setUp(settings: Record<string, string> = {}) {
  const [coinbase, meld] = [
    createFakeProvider(),
    createFakeProvider({ id: 'meld', gives: '98.25' }),
  ]
  const app = createOnrampApp({ database, providers: [coinbase, meld], settings })
  return { ...app, coinbase, meld }
}

test('default: options', async () => {
  const { ask } = setUp()
  const { response, body } = await ask('/v1/onramp/options?projectId=demo&st=appkit&sv=react-1')
  expect(body).toEqual({
    paymentCurrencies: [
      { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
    ],
    purchaseCurrencies: [
      {
        id: 'USDC',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [
          {
            name: 'base-mainnet',
            display_name: 'Base',
            chain_id: '8453',
            contract_address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
            caip_network_id: 'eip155:8453',
          },
        ],
      },
    ],
    providers: ['coinbase', 'meld'].map((id) => ({
      id,
      name: `The ${id}`,
      hosts: ['pay.example'],
      networks: ['eip155:8453'],
      purchase_currencies: ['USDC'],
      payment_currencies: ['USD'],
      payment_methods: ['card'],
    })),
  })
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test('behavior: options are those of the providers that answer', async () => {
  const { ask, coinbase, meld } = setUp()
  coinbase.fail(away)
  const { response, body } = await ask('/v1/onramp/options')
  expect(body.providers.map(({ id }: { id: string }) => id)).toEqual(['meld'])
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  // What was read before still counts.
  meld.fail(away)
  expect((await ask('/v1/onramp/options')).status).toBe(200)
  const other = setUp()
  other.coinbase.fail(away)
  other.meld.fail(away)
  expect(await other.ask('/v1/onramp/options')).toMatchObject({
    status: 503,
    body: { code: 'SOURCE_UNAVAILABLE' },
  })
})

test('default: a quote of the provider that gives most', async () => {
  const { post } = setUp()
  const { response, body } = await post('/v1/onramp/quote?projectId=demo', quoteRequest)
  expect(body).toEqual({
    quoteId: expect.stringMatching(/^[\w-]{22}$/),
    purchaseAmount: { amount: '98.25', currency: 'USDC' },
    paymentSubtotal: { amount: '97.50', currency: 'USD' },
    networkFee: { amount: '0.50', currency: 'USD' },
    providerFee: { amount: '2.00', currency: 'USD' },
    paymentTotal: { amount: '100.00', currency: 'USD' },
    provider: 'meld',
    expiresAt: '2026-11-22T10:01:00.000Z',
  })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test('parameters: a provider', async () => {
  const { post } = setUp()
  const { body } = await post('/v1/onramp/quote', { ...quoteRequest, provider: 'coinbase' })
  expect(body).toMatchObject({
    provider: 'coinbase',
    coinbaseFee: { amount: '2.00', currency: 'USD' },
    purchaseAmount: { amount: '97.5' },
  })
})

test.each([
  ['an amount below the limits', { amount: '5' }, 422, 'AMOUNT_OUTSIDE'],
  ['another currency', { paymentCurrency: 'JPY' }, 422, 'NOT_OFFERED'],
  ['another asset', { purchaseCurrency: 'DOGE' }, 422, 'NOT_OFFERED'],
  ['another network', { network: 'solana-mainnet' }, 422, 'NOT_OFFERED'],
  ['a provider that is not here', { provider: 'stripe' }, 422, 'NOT_OFFERED'],
  ['a provider that does not exist', { provider: 'evil' }, 400, 'INVALID_BODY'],
  ['a negative amount', { amount: '-100' }, 400, 'INVALID_BODY'],
  ['nothing', { amount: '0.00' }, 400, 'INVALID_BODY'],
  ['an exponent', { amount: '1e3' }, 400, 'INVALID_BODY'],
  ['a comma', { amount: '10,5' }, 400, 'INVALID_BODY'],
  ['a country that is none', { country: 'USA' }, 400, 'INVALID_BODY'],
])('error: a quote for %s', async (_, wrong, status, code) => {
  const { post } = setUp()
  const answer = await post('/v1/onramp/quote', { ...quoteRequest, ...wrong })
  expect(answer).toMatchObject({ status, body: { code } })
})

test('behavior: a provider that is away takes no quote from the other', async () => {
  const { post, meld, coinbase } = setUp()
  meld.fail(away)
  expect((await post('/v1/onramp/quote', quoteRequest)).body.provider).toBe('coinbase')
  coinbase.fail(away)
  const { status, body, response } = await post('/v1/onramp/quote', quoteRequest)
  expect([status, body.code]).toEqual([503, 'SOURCE_UNAVAILABLE'])
  expect(response.headers.get('Retry-After')).toBe('5')
})

test('default: an order and its state', async () => {
  const { post, ask, coinbase } = setUp()
  const opened = await post('/v1/generators/onrampurl?projectId=demo', urlRequest)
  const { orderId } = opened.body
  expect(opened.body).toEqual({
    url: `https://pay.example/buy?order=${orderId}`,
    orderId: expect.stringMatching(/^[\w-]{22}$/),
    provider: 'coinbase',
    expiresAt: '2026-11-22T10:05:00.000Z',
  })
  expect(coinbase.opened[0]).toMatchObject({
    orderId,
    address,
    asset: { code: 'USDC@base' },
    currency: 'USD',
    preset: { fiat: '100' },
    redirectUrl: `http://localhost/v1/onramp/return/${orderId}`,
    clientIp: '203.0.113.7',
    region: { country: 'US', subdivision: undefined },
  })
  const { response, body } = await ask(`/v1/onramp/orders/${orderId}?projectId=demo`)
  expect(body).toEqual({
    orderId,
    provider: 'coinbase',
    status: 'opened',
    network: 'eip155:8453',
    asset: 'USDC',
    createdAt: new Date(now).toISOString(),
    updatedAt: new Date(now).toISOString(),
  })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect((await rows()).orders).toMatchObject([{ providerRef: `ref of ${orderId}`, address }])
})

test('parameters: what to get, where to go back to, and another provider', async () => {
  const { post, meld } = setUp({
    ONRAMP_URL: 'https://cleat.example/services/',
    ONRAMP_RETURN_ORIGINS: 'https://*.app.example',
  })
  const given = { presetFiatAmount: undefined, presetCryptoAmount: '50.5', provider: 'meld' }
  const redirectUrl = 'https://shop.app.example/back'
  await post('/v1/generators/onrampurl', { ...urlRequest, ...given, redirectUrl })
  await post('/v1/generators/onrampurl', { ...urlRequest, ...given })
  expect(meld.opened).toMatchObject([
    { preset: { crypto: '50.5' }, redirectUrl },
    {
      redirectUrl: expect.stringMatching(
        /^https:\/\/cleat\.example\/services\/v1\/onramp\/return\//,
      ),
    },
  ])
})

test.each([
  ['a wrong checksum', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79c8' }, {}],
  ['an address of another chain', { address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9' }, {}],
  ['no amount', {}, { presetFiatAmount: undefined }],
  ['two wallets', {}, { destinationWallets: [1, 2].map(() => urlRequest.destinationWallets[0]) }],
  ['no wallet', {}, { destinationWallets: [] }],
  ['a sale', {}, { defaultExperience: 'sell' }],
])('error: an order with %s', async (_, wallet, wrong) => {
  const { post, coinbase } = setUp()
  const destinationWallets = [{ ...urlRequest.destinationWallets[0], ...wallet }]
  const body = { ...urlRequest, destinationWallets, ...wrong }
  expect(await post('/v1/generators/onrampurl', body)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_BODY' },
  })
  expect([coinbase.opened, (await rows()).orders]).toEqual([[], []])
})

test.each([
  ['https://evil.example/back'],
  ['https://shop.app.example.evil.example/'],
  ['javascript:alert(1)'],
])('error: an order that leads back to %s', async (redirectUrl) => {
  const { post } = setUp({ ONRAMP_RETURN_ORIGINS: 'https://*.app.example' })
  const answer = await post('/v1/generators/onrampurl', { ...urlRequest, redirectUrl })
  expect(answer).toMatchObject({ status: 403, body: { code: 'REDIRECT_NOT_ALLOWED' } })
})

test('error: a page of another host is not opened, and the order has failed', async () => {
  const evil = createFakeProvider({ pageUrl: 'https://pay.example.evil.example/buy' })
  const { post } = createOnrampApp({ database, providers: [evil] })
  const answer = await post('/v1/generators/onrampurl', urlRequest)
  expect(answer).toMatchObject({ status: 503, body: { code: 'SOURCE_UNAVAILABLE' } })
  expect(JSON.stringify(answer.body)).not.toContain('evil')
  expect((await rows()).orders).toMatchObject([{ status: 'failed', nextPollAt: null }])
})

test('behavior: the network address is that of the connection, whatever the request says', async () => {
  const { ask, coinbase } = setUp()
  const init = { method: 'POST', body: JSON.stringify({ ...urlRequest, clientIp: '192.0.2.1' }) }
  const headers = { 'X-Forwarded-For': '192.0.2.2' }
  await ask('/v1/generators/onrampurl', { ...init, headers }, '203.0.113.9')
  expect(coinbase.opened[0]?.clientIp).toBe('203.0.113.9')
  const behind = setUp({ TRUSTED_PROXIES: '10.0.0.1' })
  await behind.ask('/v1/generators/onrampurl', { ...init, headers }, '10.0.0.1')
  expect(behind.coinbase.opened[0]?.clientIp).toBe('192.0.2.2')
})

test('behavior: no answer and no line of the log has the account, the network address or the id', async () => {
  const { post, ask, lines, coinbase } = setUp()
  const { orderId } = (await post('/v1/generators/onrampurl', urlRequest)).body
  coinbase.told.set(orderId, { status: 'sent', txHash: '0xabc', amount: '97.5', at: now })
  const body = { secret: 'right', eventId: 'e', orderId, news: { status: 'sent', at: now } }
  await post('/v1/onramp/webhooks/coinbase', body)
  await post('/v1/onramp/webhooks/coinbase', { ...body, secret: 'wrong' })
  const state = await ask(`/v1/onramp/orders/${orderId}`)
  expect(state.body).toMatchObject({ status: 'sent', txHash: '0xabc' })
  for (const secret of [address, address.toLowerCase(), '203.0.113.7'])
    expect(JSON.stringify([state.body, lines])).not.toContain(secret)
  expect(JSON.stringify(lines)).not.toContain(orderId)
  expect(lines.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['webhook taken', 'webhook refused']),
  )
})

test('behavior: orders and quotes have limits of their own', async () => {
  const { post, ask } = setUp({ ONRAMP_RATE_LIMIT: '2' })
  const statuses = async (count: number, path: string, body: unknown) => {
    const all: number[] = []
    for (let index = 0; index < count; index += 1) all.push((await post(path, body)).status)
    return all
  }
  expect(await statuses(3, '/v1/generators/onrampurl', urlRequest)).toEqual([200, 200, 429])
  const quotes = await statuses(13, '/v1/onramp/quote', quoteRequest)
  expect(quotes.filter((status) => status === 200)).toHaveLength(12)
  expect((await ask('/v1/onramp/orders/oRdErOfThEtEsTs0000001')).status).toBe(404)
})

test('default: the page to go back to', async () => {
  const { ask } = setUp()
  const { response, status, body } = await ask('/v1/onramp/return/oRdErOfThEtEsTs0000001')
  expect(status).toBe(200)
  expect(body).toContain('You can close this window')
  expect(body).not.toMatch(/<script|\bon\w+=|https?:|oRdEr/)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/)
  expect(policy).toContain("form-action 'none'; frame-ancestors 'none'; sandbox")
  const other = await ask('/v1/onramp/return/other')
  expect(other.body).toBe(body)
})
