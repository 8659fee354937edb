import { SignJWT } from 'jose'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import fixture from '../fixtures/transak.fixture.json' with { type: 'json' }
import { createTestLogger, now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { type AskedRequest, prepareAnswers } from '../test/prepareAnswers.ts'
import { createTransak } from './createTransak.ts'

const answer = prepareAnswers()
const { signal } = new AbortController()
const asset = usdcOnBase('USDC@base')
const region = { country: 'DE', subdivision: undefined }
const api = 'https://api.transak.com'
const gateway = 'https://api-gateway.transak.com/api/v2'
const token = fixture.token.data.accessToken

function setUp() {
  let time = now
  const transak = createTransak({
    config: {
      ...{ id: 'transak', key: 'key-of-the-tests', secret: 'secret-of-the-tests' },
      ...{ referrer: 'app.example', url: undefined },
    },
    logger: createTestLogger().logger,
    now: () => time,
  })
  const pass = (ms: number) => {
    time += ms
  }
  return { transak, pass }
}

/** Each refresh gives a new token, which ends the one before. */
function answerTokens() {
  let count = 0
  return answer('post', `${api}/partners/api/v2/refresh-token`, () => {
    count += 1
    const data = { ...fixture.token.data, accessToken: token.replace('0001', `000${count}`) }
    return { data }
  })
}

test('default: an order', async () => {
  const refreshed = answerTokens()
  const asked = answer('post', `${gateway}/auth/session`, fixture.session)
  const { transak } = setUp()
  expect(await transak.open(openFixture('USDC@base'))).toEqual({
    url: fixture.session.data.widgetUrl,
    expiresAt: now + 300_000,
  })
  expect(asked[0]?.body).toEqual({
    widgetParams: {
      apiKey: 'key-of-the-tests',
      referrerDomain: 'app.example',
      productsAvailed: 'BUY',
      cryptoCurrencyCode: 'USDC',
      network: 'base',
      walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      disableWalletAddressForm: true,
      fiatCurrency: 'USD',
      fiatAmount: 100,
      paymentMethod: 'credit_debit_card',
      partnerOrderId: 'oRdErOfThEtEsTs0000001',
      redirectURL: 'https://cleat.example/back?a=1&b=2',
    },
  })
  expect(asked[0]?.headers.get('access-token')).toBe(token)
  expect(refreshed[0]?.headers.get('api-secret')).toBe('secret-of-the-tests')
  expect(refreshed[0]?.body).toEqual({ apiKey: 'key-of-the-tests' })
})

test('behavior: a token is used until it ends, and once for all who wait', async () => {
  const refreshed = answerTokens()
  answer('post', `${gateway}/auth/session`, fixture.session)
  const { transak, pass } = setUp()
  const open = () => transak.open(openFixture('USDC@base'))
  await Promise.all([open(), open(), open()])
  await open()
  expect(refreshed).toHaveLength(1)
  pass(7 * 86_400_000)
  await open()
  expect(refreshed).toHaveLength(2)
})

test('behavior: a token that another process ended is replaced', async () => {
  const refreshed = answerTokens()
  const asked = answer('post', `${gateway}/auth/session`, ({ headers }: AskedRequest) =>
    headers.get('access-token') === token
      ? HttpResponse.json({ error: {} }, { status: 401 })
      : fixture.session,
  )
  const { transak } = setUp()
  await transak.open(openFixture('USDC@base'))
  expect([asked.length, refreshed.length]).toEqual([2, 2])
})

test('default: what is sold', async () => {
  answer('get', `${api}/cryptocoverage/api/v1/public/crypto-currencies`, fixture.cryptoCurrencies)
  answer('get', `${api}/fiat/public/v1/currencies/fiat-currencies`, fixture.fiatCurrencies)
  const { assets, payments } = await setUp().transak.options({ region, signal })
  expect(assets.map(({ network, code }) => [network.name, code])).toEqual([
    ['ethereum-mainnet', 'ETH@ethereum'],
    ['base-mainnet', 'USDC@base'],
    ['bitcoin-mainnet', 'BTC@mainnet'],
  ])
  expect(payments).toEqual([
    { currency: 'EUR', method: 'card', limits: { min: '5', max: '3000' } },
    { currency: 'EUR', method: 'bank_transfer', limits: { min: '5', max: '25000' } },
  ])
})

test('default: a price', async () => {
  const asked = answer('get', `${api}/api/v1/pricing/public/quotes`, fixture.quote)
  const wanted = { asset, currency: 'EUR', amount: '100', method: undefined, region, signal }
  expect(await setUp().transak.quote(wanted)).toEqual({
    purchaseAmount: '104.21',
    paymentSubtotal: '96.09',
    networkFee: '0.41',
    providerFee: '3.5',
    paymentTotal: '100',
    expiresAt: now + 60_000,
  })
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    partnerApiKey: 'key-of-the-tests',
    isBuyOrSell: 'BUY',
    fiatCurrency: 'EUR',
    cryptoCurrency: 'USDC',
    network: 'base',
    fiatAmount: '100.00',
    paymentMethod: 'credit_debit_card',
    quoteCountryCode: 'DE',
  })
})

test.each([
  ['COMPLETED', { status: 'sent', txHash: fixture.order.transactionHash, amount: '104.21' }],
  ['AWAITING_PAYMENT_FROM_USER', { status: 'awaitingUser' }],
  ['PAYMENT_DONE_MARKED_BY_USER', { status: 'processing' }],
  ['PENDING_DELIVERY_FROM_TRANSAK', { status: 'processing' }],
  ['FAILED', { status: 'failed', reason: 'declined' }],
  ['CANCELLED', { status: 'failed', reason: 'cancelled' }],
  ['EXPIRED', { status: 'expired', reason: 'other' }],
  ['REFUNDED', { status: 'refunded', reason: 'other' }],
])('default: an order that is %s', async (status, wanted) => {
  answerTokens()
  const other = { ...fixture.order, partnerOrderId: 'another' }
  const asked = answer('get', `${gateway}/partner/orders`, {
    data: [other, { ...fixture.order, status }],
  })
  expect(await setUp().transak.status({ order: openedOrder(), signal })).toMatchObject({
    ...wanted,
    at: Date.parse('2026-11-22T09:59:31.426Z'),
    address: fixture.order.walletAddress,
    assetCode: 'USDC@base',
    providerRef: fixture.order.orderId,
  })
  expect(asked[0]?.url.search).toBe('?partnerOrderId=oRdErOfThEtEsTs0000001')
  expect(asked[0]?.headers.get('x-access-token')).toBe(token)
})

async function sign({ key = token, at = now, data = {} } = {}) {
  const { orderId: id, ...order } = fixture.order
  const webhookData = { ...order, id, ...data }
  const jwt = await new SignJWT({ webhookData, eventID: 'ORDER_COMPLETED' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(at / 1000)
    .sign(new TextEncoder().encode(key))
  return JSON.stringify({ data: jwt })
}

/** A process that has a token, and reads a webhook. */
async function take(body: string) {
  answerTokens()
  answer('post', `${gateway}/auth/session`, fixture.session)
  const { transak } = setUp()
  await transak.open(openFixture('USDC@base'))
  const rawBody = Buffer.from(body)
  return transak.readWebhook({ url: undefined, headers: new Headers(), rawBody, now })
}

test('default: a webhook', async () => {
  expect(await take(await sign())).toMatchObject({
    eventId: expect.stringMatching(/^[\w-]{43}$/),
    orderId: 'oRdErOfThEtEsTs0000001',
    news: { status: 'sent', amount: '104.21', providerRef: fixture.order.orderId },
  })
})

const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`

test.each([
  ['no token', async () => '{}'],
  ['no JSON', async () => 'data'],
  ['another key', () => sign({ key: 'access-token-of-somebody-else' })],
  ['no signature', async () => JSON.stringify({ data: unsigned })],
  ['an old time', () => sign({ at: now - 301_000 })],
  ['a time to come', () => sign({ at: now + 301_000 })],
])('error: a webhook with %s', async (_, body) => {
  await expect(take(await body())).rejects.toThrow(WebhookRefusedError)
})
