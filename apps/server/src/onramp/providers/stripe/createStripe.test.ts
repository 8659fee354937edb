import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { knownTokens } from '../../../data/knownTokens/knownTokens.ts'
import { WebhookRefusedError } from '../../api/webhookRefusedError.ts'
import fixture from '../fixtures/stripe.fixture.json' with { type: 'json' }
import { createTestLogger, now, openedOrder, openFixture, usdcOnBase } from '../test/openFixture.ts'
import { type AskedRequest, prepareAnswers } from '../test/prepareAnswers.ts'
import { createStripe } from './createStripe.ts'

const answer = prepareAnswers()
const { signal } = new AbortController()
const asset = usdcOnBase('usdc@base')
const region = { country: 'US', subdivision: undefined }
const webhookSecret = 'whsec_of_the_tests'
const api = 'https://api.stripe.com/v1/crypto'

const { logger } = createTestLogger()
const stripe = createStripe({
  config: { id: 'stripe', key: 'sk_test_of_the_tests', webhookSecret, url: undefined },
  logger,
  now: () => now,
  findToken: ({ chainId, symbol }) =>
    knownTokens.get(chainId)?.find((token) => token.symbol === symbol)?.address,
})

/** Four percent and six cents on top of any amount. */
function price({ url }: AskedRequest) {
  const amount = Number(url.searchParams.get('source_amount'))
  const fee = Math.round(amount * 4) / 100
  const [quote] = fixture.quotes.destination_network_quotes.base
  const of = {
    ...quote,
    destination_amount: amount.toFixed(6),
    fees: { network_fee_monetary: '0.06', transaction_fee_monetary: fee.toFixed(2) },
    source_total_amount: (amount + fee + 0.06).toFixed(2),
  }
  return { ...fixture.quotes, destination_network_quotes: { base: [of] } }
}

test('default: a price, of which the total is what was asked for', async () => {
  const asked = answer('get', `${api}/onramp_quotes`, price)
  const wanted = { asset, currency: 'USD', amount: '100', method: undefined, region, signal }
  expect(await stripe.quote(wanted)).toEqual({
    purchaseAmount: '96.09',
    paymentSubtotal: '96.09',
    networkFee: '0.06',
    providerFee: '3.84',
    paymentTotal: '99.99',
    expiresAt: now + 60_000,
  })
  expect(asked.map(({ url }) => url.searchParams.get('source_amount'))).toEqual(['100.00', '96.09'])
  expect(Object.fromEntries(asked[1]?.url.searchParams ?? [])).toEqual({
    source_currency: 'usd',
    source_amount: '96.09',
    'destination_currencies[]': 'usdc',
    'destination_networks[]': 'base',
  })
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer sk_test_of_the_tests')
})

test('default: an order', async () => {
  answer('get', `${api}/onramp_quotes`, price)
  const asked = answer('post', `${api}/onramp_sessions`, fixture.session)
  expect(await stripe.open(openFixture('usdc@base'))).toEqual({
    url: 'https://crypto.link.com?session_hash=of-the-tests',
    providerRef: 'cos_1NamBL2eZvKYlo2CP38sZVEW',
    expiresAt: now + 86_400_000,
  })
  expect(Object.fromEntries(new URLSearchParams(String(asked[0]?.body)))).toEqual({
    'wallet_addresses[base_network]': '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    lock_wallet_address: 'true',
    source_currency: 'usd',
    source_amount: '96.09',
    destination_currency: 'usdc',
    'destination_currencies[]': 'usdc',
    destination_network: 'base',
    'destination_networks[]': 'base',
    customer_ip_address: '203.0.113.7',
    'metadata[order]': 'oRdErOfThEtEsTs0000001',
  })
  expect(asked[0]?.headers.get('Idempotency-Key')).toBe('oRdErOfThEtEsTs0000001')
})

test('error: a session without a hosted page', async () => {
  answer('get', `${api}/onramp_quotes`, price)
  answer('post', `${api}/onramp_sessions`, { ...fixture.session, redirect_url: null })
  await expect(stripe.open(openFixture('usdc@base'))).rejects.toMatchObject({
    code: 'SOURCE_UNAVAILABLE',
  })
})

test('default: what is sold is what has a price', async () => {
  answer('get', `${api}/onramp_quotes`, fixture.quotes)
  const { assets } = await stripe.options({ region, signal })
  expect(assets.map(({ code, contract }) => [code, contract])).toEqual([
    ['usdc@base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['eth@ethereum', undefined],
  ])
})

const txHash = `0x${'5b'.repeat(32)}`
const completed = {
  ...fixture.session,
  status: 'fulfillment_complete',
  transaction_details: {
    ...fixture.session.transaction_details,
    destination_amount: '96.060000',
    wallet_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    transaction_id: txHash,
  },
}

test.each([
  ['fulfillment_complete', { status: 'sent', txHash, amount: '96.06' }],
  ['fulfillment_processing', { status: 'processing' }],
  ['requires_payment', { status: 'awaitingUser' }],
  ['initialized', { status: 'opened' }],
  ['rejected', { status: 'failed', reason: 'identity' }],
])('default: a session that is %s', async (status, wanted) => {
  answer('get', `${api}/onramp_sessions/cos_1NamBL2eZvKYlo2CP38sZVEW`, { ...completed, status })
  const order = openedOrder({ provider: 'stripe', providerRef: completed.id })
  expect(await stripe.status({ order, signal })).toMatchObject({
    ...wanted,
    at: now,
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    assetCode: 'usdc@base',
  })
})

test('behavior: an order without a session has no news', async () => {
  expect(await stripe.status({ order: openedOrder(), signal })).toBeUndefined()
})

const body = JSON.stringify({
  id: 'evt_1NamBL2eZvKYlo2CP38sZVEW',
  object: 'event',
  type: 'crypto.onramp_session.updated',
  created: now / 1000 - 2,
  livemode: false,
  data: { object: completed },
})

function sign(rawBody: string, { secret = webhookSecret, time = now / 1000 } = {}) {
  const signature = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex')
  return { 'Stripe-Signature': `t=${time},v1=${'0'.repeat(64)},v1=${signature},v0=1` }
}
const take = (rawBody: string, headers: Record<string, string>) =>
  stripe.readWebhook({
    ...{ url: undefined, now },
    headers: new Headers(headers),
    rawBody: Buffer.from(rawBody),
  })

test('default: a webhook', async () => {
  expect(await take(body, sign(body))).toMatchObject({
    eventId: 'evt_1NamBL2eZvKYlo2CP38sZVEW',
    providerRef: 'cos_1NamBL2eZvKYlo2CP38sZVEW',
    news: { status: 'sent', txHash, at: now - 2000 },
  })
})

test.each([
  ['no signature', {}],
  ['another key', sign(body, { secret: 'whsec_of_others' })],
  ['an old time', sign(body, { time: now / 1000 - 301 })],
  ['other bytes', sign(body.replaceAll(',', ', '))],
])('error: a webhook with %s', async (_, headers) => {
  await expect(take(body, headers)).rejects.toThrow(WebhookRefusedError)
})

test('behavior: a webhook of something else is none', async () => {
  const other = body.replace('crypto.onramp_session.updated', 'charge.succeeded')
  expect(await take(other, sign(other))).toBeUndefined()
})
