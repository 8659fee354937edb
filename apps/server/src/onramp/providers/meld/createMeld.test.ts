import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import fixture from '../fixtures/meld.fixture.json' with { type: 'json' }
import { createTestLogger, now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { prepareAnswers } from '../test/prepareAnswers.ts'
import { createMeld } from './createMeld.ts'

const answer = prepareAnswers()
const { signal } = new AbortController()
const asset = usdcOnBase('USDC_BASE')
const region = { country: 'US', subdivision: 'NY' }
const webhookSecret = '42m4NMLS34WQ6BbMfo1KFKqMv4hy'
const api = 'https://api.meld.io'

const { logger } = createTestLogger()
const meld = createMeld({
  config: {
    ...{ id: 'meld', key: 'key-of-the-tests', publicKey: undefined, webhookSecret },
    url: undefined,
  },
  logger,
  now: () => now,
})

test('default: an order', async () => {
  answer('post', `${api}/payments/crypto/quote`, fixture.quotes)
  const asked = answer('post', `${api}/crypto/session/widget`, fixture.widget)
  expect(await meld.open(openFixture('USDC_BASE'))).toEqual({
    url: 'https://meldcrypto.com/?token=of-the-tests',
    providerRef: 'WePzm7gRdUgis7VHQjMYYL',
    expiresAt: now + 1_800_000,
  })
  expect(asked[0]?.body).toEqual({
    sessionType: 'BUY',
    externalSessionId: 'oRdErOfThEtEsTs0000001',
    sessionData: {
      walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      countryCode: 'US',
      sourceCurrencyCode: 'USD',
      sourceAmount: '100.00',
      destinationCurrencyCode: 'USDC_BASE',
      serviceProvider: 'UNLIMIT',
      paymentMethodType: 'CREDIT_DEBIT_CARD',
      redirectUrl: 'https://cleat.example/back?a=1&b=2',
    },
  })
  expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
    authorization: 'BASIC key-of-the-tests',
    'meld-version': '2026-02-03',
    'x-idempotency-key': 'oRdErOfThEtEsTs0000001',
  })
})

test('default: what is sold', async () => {
  const properties = `${api}/service-providers/properties/crypto-currencies`
  const asked = answer('get', properties, fixture.cryptoCurrencies)
  answer('get', `${api}/service-providers/limits/fiat-currency-purchases`, fixture.fiatLimits)
  const { assets, payments } = await meld.options({ region, signal })
  expect(asked[0]?.url.searchParams.get('countries')).toBe('US')
  expect(
    assets.map(({ symbol, network, code, contract }) => [symbol, network.name, code, contract]),
  ).toEqual([
    ['ETH', 'ethereum-mainnet', 'ETH', undefined],
    ['USDC', 'base-mainnet', 'USDC_BASE', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['SOL', 'solana-mainnet', 'SOL', undefined],
  ])
  expect(payments).toEqual([
    { currency: 'USD', method: 'card', limits: { min: '5', max: '30000' } },
    { currency: 'EUR', method: 'card', limits: { min: '4.5', max: '25000' } },
  ])
})

test('default: the price of the seller that gives most of what was asked for', async () => {
  const asked = answer('post', `${api}/payments/crypto/quote`, fixture.quotes)
  const wanted = { asset, currency: 'USD', amount: '100', method: 'card', region, signal } as const
  expect(await meld.quote(wanted)).toEqual({
    purchaseAmount: '96.75',
    paymentSubtotal: '96.75',
    networkFee: '0',
    providerFee: '3.25',
    paymentTotal: '100',
    expiresAt: now + 60_000,
  })
  expect(asked[0]?.body).toEqual({
    countryCode: 'US',
    subdivision: 'NY',
    sourceCurrencyCode: 'USD',
    sourceAmount: '100.00',
    destinationCurrencyCode: 'USDC_BASE',
    paymentMethodType: 'CREDIT_DEBIT_CARD',
  })
})

test('error: nobody sells it', async () => {
  answer('post', `${api}/payments/crypto/quote`, { quotes: [], message: 'none', error: null })
  const wanted = { asset, currency: 'USD', amount: '100', method: undefined, region, signal }
  await expect(meld.quote(wanted)).rejects.toMatchObject({ code: 'NOT_OFFERED' })
})

test.each([
  [
    'SETTLED',
    {
      status: 'sent',
      txHash: fixture.transaction.cryptoDetails.blockchainTransactionId,
      amount: '96.75',
    },
  ],
  ['SETTLING', { status: 'processing' }],
  ['PENDING CREATED', { status: 'processing' }],
  ['TWO_FA_REQUIRED', { status: 'awaitingUser' }],
  ['ERROR', { status: 'processing' }],
  ['DECLINED', { status: 'failed', reason: 'declined' }],
  ['CANCELLED', { status: 'failed', reason: 'cancelled' }],
  ['REFUNDED', { status: 'refunded', reason: 'other' }],
])('default: a transaction that is %s', async (status, wanted) => {
  const asked = answer('get', `${api}/payments/transactions`, {
    transactions: [
      { ...fixture.transaction, externalSessionId: 'of another order', status: 'SETTLED' },
      { ...fixture.transaction, status },
    ],
    count: 2,
  })
  expect(await meld.status({ order: openedOrder(), signal })).toMatchObject({
    ...wanted,
    at: Date.parse('2026-11-22T09:59:30.500Z'),
    address: fixture.transaction.cryptoDetails.destinationWalletAddress,
    assetCode: 'USDC_BASE',
    providerRef: 'W9kNggNMASvX8NVK8LFCWg',
  })
  expect(asked[0]?.url.search).toBe('?externalSessionIds=oRdErOfThEtEsTs0000001')
})

const body = JSON.stringify(fixture.webhook)
const url = 'https://cleat.example/v1/onramp/webhooks/meld'

function sign(rawBody: string, { secret = webhookSecret, at = now, to = url } = {}) {
  const time = new Date(at).toISOString().replace('Z', '123Z')
  const hmac = createHmac('sha256', secret).update(`${time}.${to}.${rawBody}`)
  return { 'Meld-Signature': `${hmac.digest('base64url')}=`, 'Meld-Signature-Timestamp': time }
}
const take = (rawBody: string, headers: Record<string, string>) =>
  meld.readWebhook({ url, headers: new Headers(headers), rawBody: Buffer.from(rawBody), now })

test('default: a webhook', async () => {
  expect(await take(body, sign(body))).toEqual({
    eventId: '4cpRbNMyteKPzivtZ2RT4o',
    orderId: 'oRdErOfThEtEsTs0000001',
    news: {
      status: 'sent',
      reason: undefined,
      at: Date.parse('2026-11-22T09:59:31.653Z'),
      providerRef: 'W9kNggNMASvX8NVK8LFCWg',
    },
  })
})

test.each([
  ['no signature', {}],
  ['another key', sign(body, { secret: 'of others' })],
  ['another address', sign(body, { to: url.replace('https', 'http') })],
  ['an old time', sign(body, { at: now - 301_000 })],
  ['other bytes', sign(`${body} `)],
])('error: a webhook with %s', async (_, headers) => {
  await expect(take(body, headers)).rejects.toThrow(WebhookRefusedError)
})

test('behavior: a webhook before the session is known is none', async () => {
  const { externalSessionId: _, ...payload } = fixture.webhook.payload
  const early = JSON.stringify({ ...fixture.webhook, payload })
  expect(await take(early, sign(early))).toBeUndefined()
})
