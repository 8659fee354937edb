import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import fixture from '../fixtures/moonpay.fixture.json' with { type: 'json' }
import { createTestLogger, now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { prepareAnswers } from '../test/prepareAnswers.ts'
import { createMoonPay } from './createMoonPay.ts'

const answer = prepareAnswers()
const { signal } = new AbortController()
const asset = usdcOnBase('usdc_base')
const region = { country: 'US', subdivision: undefined }
const secret = 'sk_test_of_the_tests'
const webhookSecret = 'wk_test_of_the_tests'
const api = 'https://api.moonpay.com'

const { logger } = createTestLogger()
const moonpay = createMoonPay({
  config: { id: 'moonpay', key: 'pk_test_1', secret, webhookSecret, url: undefined },
  logger,
  now: () => now,
})

test('default: an order', async () => {
  const { url, expiresAt } = await moonpay.open(openFixture('usdc_base'))
  const page = new URL(url)
  expect(page.origin).toBe('https://buy.moonpay.com')
  const { signature, ...query } = Object.fromEntries(page.searchParams)
  expect(query).toEqual({
    apiKey: 'pk_test_1',
    currencyCode: 'usdc_base',
    walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    baseCurrencyCode: 'usd',
    baseCurrencyAmount: '100.00',
    paymentMethod: 'credit_debit_card',
    externalTransactionId: 'oRdErOfThEtEsTs0000001',
    redirectURL: 'https://cleat.example/back?a=1&b=2',
  })
  // As MoonPay computes it: over the encoded query with its question mark.
  const signed = page.search.slice(0, page.search.lastIndexOf('&signature='))
  expect(signature).toBe(createHmac('sha256', secret).update(signed).digest('base64'))
  expect(url).toContain('redirectURL=https%3A%2F%2Fcleat.example%2Fback%3Fa%3D1%26b%3D2')
  expect(url).not.toContain(secret)
  expect(expiresAt).toBe(now + 86_400_000)
})

test('default: what is sold', async () => {
  const asked = answer('get', `${api}/v3/currencies`, fixture.currencies)
  const { assets, payments } = await moonpay.options({ region, signal })
  expect(asked[0]?.url.search).toBe('?apiKey=pk_test_1')
  expect(assets.map(({ symbol, network, code }) => [symbol, network.name, code])).toEqual([
    ['ETH', 'ethereum-mainnet', 'eth'],
    ['USDC', 'base-mainnet', 'usdc_base'],
    ['SOL', 'solana-mainnet', 'sol'],
  ])
  expect(payments).toEqual([
    { currency: 'USD', method: 'card', limits: { min: '20', max: '30000' } },
  ])
})

test('default: a price', async () => {
  const asked = answer('get', `${api}/v3/currencies/usdc_base/buy_quote`, fixture.quote)
  const wanted = { asset, currency: 'USD', amount: '100', method: undefined, region, signal }
  expect(await moonpay.quote(wanted)).toEqual({
    purchaseAmount: '95.52',
    paymentSubtotal: '95.57',
    networkFee: '0.24',
    providerFee: '4.19',
    paymentTotal: '100',
    expiresAt: now + 30_000,
  })
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    apiKey: 'pk_test_1',
    baseCurrencyCode: 'usd',
    baseCurrencyAmount: '100.00',
    areFeesIncluded: 'true',
    paymentMethod: 'credit_debit_card',
  })
})

const external = `${api}/v1/transactions/ext/oRdErOfThEtEsTs0000001`

test.each([
  [
    'completed',
    null,
    { status: 'sent', txHash: fixture.transaction.cryptoTransactionId, amount: '95.52' },
  ],
  ['pending', null, { status: 'processing' }],
  ['waitingPayment', null, { status: 'awaitingUser' }],
  ['waitingAuthorization', null, { status: 'awaitingUser' }],
  ['failed', 'Card declined', { status: 'failed', reason: 'declined' }],
  ['failed', 'Refund', { status: 'refunded', reason: 'other' }],
])('default: a transaction that is %s (%s)', async (status, failureReason, wanted) => {
  answer('get', external, [{ ...fixture.transaction, status, failureReason }])
  expect(await moonpay.status({ order: openedOrder(), signal })).toMatchObject({
    ...wanted,
    at: Date.parse('2026-11-22T09:59:31.251Z'),
    address: fixture.transaction.walletAddress,
    assetCode: 'usdc_base',
    providerRef: fixture.transaction.id,
  })
})

test('behavior: before the visitor pays there is no transaction', async () => {
  answer('get', external, { type: 'NotFoundError' }, 404)
  expect(await moonpay.status({ order: openedOrder(), signal })).toBeUndefined()
})

test('behavior: a card that pays counts more than one that was declined', async () => {
  const failed = { ...fixture.transaction, id: 'first', status: 'failed' }
  answer('get', external, [failed, fixture.transaction])
  expect((await moonpay.status({ order: openedOrder(), signal }))?.status).toBe('sent')
})

const body = JSON.stringify({ data: fixture.transaction, type: 'transaction_updated' })

function sign(rawBody: string, { key = webhookSecret, time = now / 1000 } = {}) {
  const signature = createHmac('sha256', key).update(`${time}.${rawBody}`).digest('hex')
  return { 'Moonpay-Signature-V2': `t=${time},s=${signature}` }
}
const take = (rawBody: string, headers: Record<string, string>) =>
  moonpay.readWebhook({
    ...{ url: undefined, now },
    headers: new Headers(headers),
    rawBody: Buffer.from(rawBody),
  })

test('default: a webhook', async () => {
  expect(await take(body, sign(body))).toMatchObject({
    eventId: expect.stringMatching(/^[\w-]{43}$/),
    orderId: 'oRdErOfThEtEsTs0000001',
    news: { status: 'sent', amount: '95.52', assetCode: 'usdc_base' },
  })
})

test.each([
  ['no signature', {}],
  ['the key of URLs', sign(body, { key: secret })],
  ['an old time', sign(body, { time: now / 1000 - 301 })],
  ['other bytes', sign(body.replace('95.52', '95.520'))],
])('error: a webhook with %s', async (_, headers) => {
  await expect(take(body, headers)).rejects.toThrow(WebhookRefusedError)
})
