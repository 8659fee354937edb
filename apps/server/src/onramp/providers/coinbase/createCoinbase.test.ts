import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import type { CoinbaseConfig } from '../../contract/onrampConfig.ts'
import fixture from '../fixtures/coinbase.fixture.json' with { type: 'json' }
import { createTestLogger, now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { type AskedRequest, prepareAnswers } from '../test/prepareAnswers.ts'
import { createCoinbase } from './createCoinbase.ts'

const answer = prepareAnswers()
const { signal } = new AbortController()
const asset = usdcOnBase('USDC@base-mainnet')
const region = { country: 'US', subdivision: 'NY' }
const webhookSecret = 'whsec_of_the_tests'
const onramp = 'https://api.developer.coinbase.com/onramp/v1'
const sessionsUrl = 'https://api.cdp.coinbase.com/platform/v2/onramp/sessions'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const jwk = privateKey.export({ format: 'jwk' })
const keySecret = Buffer.concat(
  [jwk.d, jwk.x].map((part) => Buffer.from(part ?? '', 'base64url')),
).toString('base64')

function setUp(config: Partial<CoinbaseConfig> = {}) {
  const { logger, lines } = createTestLogger()
  const given: CoinbaseConfig = {
    ...{ id: 'coinbase', keyId: 'organizations/o/apiKeys/k', keySecret, webhookSecret },
    ...{ sessions: 'v2', url: undefined },
    ...config,
  }
  return { coinbase: createCoinbase({ config: given, logger, now: () => now }), lines }
}

async function readToken({ headers }: AskedRequest, key: KeyObject = publicKey) {
  const token = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
  const { payload, protectedHeader } = await jwtVerify(token, key, { currentDate: new Date(now) })
  return { payload, protectedHeader }
}

test('default: an order', async () => {
  const asked = answer('post', sessionsUrl, fixture.session)
  const { coinbase } = setUp()
  expect(coinbase.hosts).toEqual(['pay.coinbase.com'])
  expect(await coinbase.open(openFixture('USDC@base-mainnet'))).toEqual({
    url: 'https://pay.coinbase.com/buy?sessionToken=abc123F',
    expiresAt: now + 300_000,
  })
  expect(asked[0]?.body).toEqual({
    purchaseCurrency: 'USDC',
    destinationNetwork: 'base',
    destinationAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    paymentAmount: '100.00',
    paymentCurrency: 'USD',
    paymentMethod: 'CARD',
    country: 'US',
    subdivision: 'NY',
    redirectUrl: 'https://cleat.example/back?a=1&b=2',
    clientIp: '203.0.113.7',
    partnerUserRef: 'oRdErOfThEtEsTs0000001',
  })
  const { payload, protectedHeader } = await readToken(asked[0]!)
  expect(payload).toEqual({
    uris: ['POST api.cdp.coinbase.com/platform/v2/onramp/sessions'],
    iss: 'cdp',
    sub: 'organizations/o/apiKeys/k',
    nbf: now / 1000,
    exp: now / 1000 + 120,
  })
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: 'organizations/o/apiKeys/k' })
})

test('parameters: a crypto amount', async () => {
  const asked = answer('post', sessionsUrl, fixture.session)
  await setUp().coinbase.open({ ...openFixture('USDC@base-mainnet'), preset: { crypto: '50.5' } })
  expect(asked[0]?.body).toMatchObject({ purchaseAmount: '50.5' })
  expect(asked[0]?.body).not.toHaveProperty('paymentAmount')
})

test('parameters: an EC key', async () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = pair.privateKey.export({ format: 'pem', type: 'sec1' }).toString()
  const asked = answer('get', `${onramp}/buy/options`, fixture.options)
  const { coinbase } = setUp({ keySecret: pem.trim().replaceAll('\n', '\\n') })
  await coinbase.options({ region, signal })
  const { payload, protectedHeader } = await readToken(asked[0]!, pair.publicKey)
  // The query is not part of it.
  expect(payload.uris).toEqual(['GET api.developer.coinbase.com/onramp/v1/buy/options'])
  expect(protectedHeader.alg).toBe('ES256')
})

test('parameters: session tokens of the first API', async () => {
  const asked = answer('post', `${onramp}/token`, fixture.token)
  const { url } = await setUp({ sessions: 'v1' }).coinbase.open(openFixture('USDC@base-mainnet'))
  expect(asked[0]?.body).toEqual({
    addresses: [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', blockchains: ['base'] }],
    assets: ['USDC'],
    clientIp: '203.0.113.7',
  })
  const page = new URL(url)
  expect(page.origin + page.pathname).toBe('https://pay.coinbase.com/buy/select-asset')
  expect(Object.fromEntries(page.searchParams)).toEqual({
    sessionToken: fixture.token.token,
    defaultNetwork: 'base',
    defaultAsset: 'USDC',
    fiatCurrency: 'USD',
    defaultExperience: 'buy',
    partnerUserRef: 'oRdErOfThEtEsTs0000001',
    redirectUrl: 'https://cleat.example/back?a=1&b=2',
    presetFiatAmount: '100.00',
    defaultPaymentMethod: 'CARD',
  })
})

test('default: what is sold', async () => {
  const asked = answer('get', `${onramp}/buy/options`, fixture.options)
  const { assets, payments } = await setUp().coinbase.options({ region, signal })
  expect(asked[0]?.url.search).toBe('?country=US&subdivision=NY')
  expect(assets.map(({ code, contract }) => [code, contract])).toEqual([
    ['ETH@ethereum-mainnet', undefined],
    ['ETH@base-mainnet', undefined],
    ['USDC@base-mainnet', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['USDC@avalanche-mainnet', '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
  ])
  expect(payments).toEqual([
    { currency: 'USD', method: 'card', limits: { min: '5', max: '500' } },
    { currency: 'USD', method: 'ach_bank_account', limits: { min: '10', max: '25000' } },
    { currency: 'EUR', method: 'card', limits: { min: '5', max: '500' } },
  ])
})

test('default: a price', async () => {
  const asked = answer('post', `${onramp}/buy/quote`, fixture.quote)
  const wanted = { asset, currency: 'USD', amount: '100', method: 'card', region, signal } as const
  expect(await setUp().coinbase.quote(wanted)).toEqual({
    purchaseAmount: '97.337',
    paymentSubtotal: '97.34',
    networkFee: '0.23',
    providerFee: '2.43',
    paymentTotal: '100',
    expiresAt: now + 60_000,
  })
  expect(asked[0]?.body).toEqual({
    purchase_currency: 'USDC',
    purchase_network: 'base',
    payment_amount: '100.00',
    payment_currency: 'USD',
    payment_method: 'CARD',
    country: 'US',
    subdivision: 'NY',
  })
})

test.each([
  ['SUCCESS', { status: 'sent', txHash: fixture.transaction.tx_hash, amount: '97.337' }],
  ['IN_PROGRESS', { status: 'processing' }],
  ['CREATED', { status: 'processing' }],
  ['FAILED', { status: 'failed', reason: 'declined' }],
])('default: a transaction that is %s', async (status, wanted) => {
  const transaction = {
    ...fixture.transaction,
    status: `ONRAMP_TRANSACTION_STATUS_${status}`,
    failure_reason: 'FAILURE_REASON_CARD_DECLINED',
  }
  const url = `${onramp}/buy/user/oRdErOfThEtEsTs0000001/transactions`
  answer('get', url, { transactions: [transaction], next_page_key: '', total_count: '1' })
  expect(await setUp().coinbase.status({ order: openedOrder(), signal })).toEqual({
    ...wanted,
    at: Date.parse('2026-11-22T09:59:40Z'),
    address: fixture.transaction.wallet_address,
    assetCode: 'USDC@base-mainnet',
    providerRef: fixture.transaction.transaction_id,
  })
})

test('behavior: a success without a hash has none, and another id of the currency says nothing', async () => {
  const transaction = {
    ...fixture.transaction,
    tx_hash: '0x',
    purchase_currency: '2b92315d-eab7-5bef-84fa-089a131333f5',
    completed_at: '0001-01-01T00:00:00Z',
  }
  const url = `${onramp}/buy/user/oRdErOfThEtEsTs0000001/transactions`
  answer('get', url, { transactions: [transaction] })
  const news = await setUp().coinbase.status({ order: openedOrder(), signal })
  expect(news).toMatchObject({ status: 'sent', at: Date.parse('2026-11-22T09:59:00Z') })
  expect([news?.txHash, news?.assetCode]).toEqual([undefined, undefined])
})

test('behavior: there is no news before the visitor pays', async () => {
  const url = `${onramp}/buy/user/oRdErOfThEtEsTs0000001/transactions`
  answer('get', url, { transactions: [], next_page_key: '', total_count: '0' })
  expect(await setUp().coinbase.status({ order: openedOrder(), signal })).toBeUndefined()
})

const body = JSON.stringify(fixture.webhook)

function sign(rawBody: string, { secret = webhookSecret, time = now / 1000 } = {}) {
  const v0 = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex')
  return { 'X-Hook0-Signature': `t=${time},v0=${v0},h=content-type,v1=${'0'.repeat(64)}` }
}
const take = (rawBody: string, headers: Record<string, string>) =>
  setUp().coinbase.readWebhook({
    ...{ url: undefined, now },
    headers: new Headers(headers),
    rawBody: Buffer.from(rawBody),
  })

test('default: a webhook', async () => {
  const taken = await take(body, sign(body))
  expect(taken).toMatchObject({
    orderId: 'oRdErOfThEtEsTs0000001',
    news: {
      status: 'sent',
      txHash: fixture.webhook.txHash,
      amount: '97.337',
      assetCode: 'USDC@base-mainnet',
      at: now,
    },
  })
  expect((await take(body, sign(body)))?.eventId).toBe(taken?.eventId)
})

test.each([
  ['no signature', {}],
  ['another key', sign(body, { secret: 'whsec_of_others' })],
  ['an old time', sign(body, { time: now / 1000 - 301 })],
  ['other bytes', sign(JSON.stringify(fixture.webhook, null, 1))],
])('error: a webhook with %s', async (_, headers) => {
  await expect(take(body, headers)).rejects.toThrow(WebhookRefusedError)
})

test('behavior: a webhook of something else is none', async () => {
  const sold = JSON.stringify({ eventType: 'offramp.transaction.created', status: 'X' })
  expect(await take(sold, sign(sold))).toBeUndefined()
})

test.each([
  [400, { errorMessage: 'payment amount is below the minimum' }, 'AMOUNT_OUTSIDE'],
  [400, { errorMessage: 'country is not supported' }, 'NOT_OFFERED'],
  [401, {}, 'SOURCE_UNAVAILABLE'],
  [429, {}, 'SOURCE_UNAVAILABLE'],
  [500, {}, 'SOURCE_UNAVAILABLE'],
  [200, { payment_total: 'much' }, 'SOURCE_UNAVAILABLE'],
])('error: status %s with %j is %s, and the log has no secret', async (status, given, code) => {
  answer('post', `${onramp}/buy/quote`, given, status)
  const { coinbase, lines } = setUp()
  const wanted = { asset, currency: 'USD', amount: '1', method: undefined, region, signal }
  const problem = await coinbase.quote(wanted).catch((error: unknown) => error)
  expect(problem).toMatchObject({ code })
  expect(JSON.stringify([problem, lines])).not.toContain(keySecret.slice(0, 20))
})
