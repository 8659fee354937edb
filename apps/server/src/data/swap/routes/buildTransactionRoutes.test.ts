import type { Address } from 'viem'
import { expect, test, vi } from 'vitest'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import { toTypedOrder } from '../cow/toTypedOrder.ts'
import { createFakeSource } from '../test/createFakeSource.ts'
import { createCall, createQuote, router } from '../test/createQuote.ts'
import { createSwapApp } from '../test/createSwapApp.ts'
import { accounts, assets, ethereum, solana } from '../test/swapSamples.ts'

const unavailable = () =>
  Promise.reject(new ChainUnavailableError({ chainId: ethereum, reason: 'down' }))

/** The service with one source, and the id of its quote. */
async function setUp(parameters: createFakeSource.Parameters = {}) {
  const fake = createFakeSource(parameters)
  const app = createSwapApp({ sources: [fake.source] })
  const { body } = await app.quotes()
  return { ...app, ...fake, quoteId: body.quotes[0]?.id }
}

test('default', async () => {
  const { build, quoteId, built } = await setUp()
  const { status, headers, quote } = await build({ quoteId })
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(quote).toMatchObject({
    id: quoteId,
    fromAccount: `${ethereum}:${assets.USDC}`,
    minToAmount: '990',
    tx: {
      from: `${ethereum}:${accounts.evm}`,
      to: `${ethereum}:${router}`,
      data: '0x38ed1739aa',
      amount: '1000000000',
      value: '0',
      eip155: { gas: '100000', gasPrice: '7' },
    },
  })
  expect(built).toMatchObject([{ quote: { toAmount: 1000n }, question: { amount: 10n ** 9n } }])
})

test('behavior: without an id, the best of all that can be built', async () => {
  const worse = createQuote({ toAmount: 900n, minToAmount: 890n, call: createCall() })
  const a = createFakeSource({ id: 'a', quote: () => [worse] })
  const b = createFakeSource({
    id: 'b',
    quote: () => [createQuote()],
    build: () => createQuote({ toAmount: 1001n, call: createCall({ data: '0xb0b0b0b0' }) }),
  })
  const { build } = createSwapApp({ sources: [a.source, b.source] })
  const { quote } = await build()
  expect(quote).toMatchObject({ source: { id: 'b' }, tx: { data: '0xb0b0b0b0' } })
  expect(a.asked).toMatchObject([{ isFirm: true }])
  // Its id can be used again.
  expect((await build({ quoteId: quote.id })).status).toBe(200)
})

test('behavior: without an id, what cannot be built is passed over', async () => {
  const bad = createFakeSource({ id: 'bad', build: unavailable }).source
  const good = createFakeSource({
    id: 'good',
    quote: () => [createQuote({ toAmount: 900n, minToAmount: 890n, call: createCall() })],
  }).source
  const { build } = createSwapApp({ sources: [bad, good] })
  expect((await build()).quote).toMatchObject({ source: { id: 'good' } })
})

test.each([
  ['no source has a route', () => [], 422, 'NO_ROUTE'],
  ['no source answers', unavailable, 503, 'SOURCE_UNAVAILABLE'],
])('error: without an id, %s', async (_, quote, status, code) => {
  const { build } = createSwapApp({ sources: [createFakeSource({ quote }).source] })
  expect(await build()).toMatchObject({ status, body: { code } })
})

test('error: without an id, nothing can be built', async () => {
  const { source } = createFakeSource({ build: unavailable })
  const answer = await createSwapApp({ sources: [source] }).build()
  expect(answer).toMatchObject({ status: 503, body: { code: 'SOURCE_UNAVAILABLE' } })
})

const other = `0x${'9'.repeat(40)}`

test.each<[string, object, string]>([
  ['user', { userAddress: other }, '/userAddress'],
  ['amount', { amount: '1000000001' }, '/amount'],
  ['source token', { from: `${ethereum}:${other}` }, '/from'],
  ['target token', { to: `${ethereum}:${other}` }, '/to'],
  ['slippage', { eip155: { slippage: 2 } }, '/eip155/slippage'],
])('error: another %s than was quoted', async (_, parts, at) => {
  const { build, quoteId, built } = await setUp()
  const { status, body } = await build({ quoteId, ...parts })
  expect([status, body.code]).toEqual([400, 'INVALID_BODY'])
  expect(body.errors).toEqual([{ at, detail: 'Must be that of the quote.' }])
  expect(built).toEqual([])
})

test('behavior: the slippage may be left out', async () => {
  const { build, quoteId } = await setUp()
  expect((await build({ quoteId, eip155: undefined })).status).toBe(200)
})

test.each<[string, createFakeSource.Parameters['build'], number, string]>([
  ['cannot be kept', () => undefined, 410, 'QUOTE_EXPIRED'],
  [
    'has a lower minimum',
    () => createQuote({ minToAmount: 989n, call: createCall() }),
    410,
    'QUOTE_EXPIRED',
  ],
  ['has no call', () => createQuote(), 503, 'SOURCE_UNAVAILABLE'],
  [
    'has an impossible call',
    () => createQuote({ call: createCall({ value: 1n }) }),
    503,
    'SOURCE_UNAVAILABLE',
  ],
  ['cannot be had', unavailable, 503, 'SOURCE_UNAVAILABLE'],
  [
    'fails',
    () => {
      throw new TypeError('secret of the implementation')
    },
    503,
    'SOURCE_UNAVAILABLE',
  ],
])('error: a quote that %s any more', async (_, make, status, code) => {
  const { build, quoteId } = await setUp({ build: make })
  const answer = await build({ quoteId })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(JSON.stringify(answer.body)).not.toContain('secret')
})

test('error: an id that is unknown', async () => {
  const { build } = await setUp()
  expect(await build({ quoteId: 'A'.repeat(22) })).toMatchObject({
    status: 410,
    body: { code: 'QUOTE_EXPIRED' },
  })
})

test('error: a quote that is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const quote = () => [createQuote({ expiresAt: Date.now() + 30_000 })]
  const { build, quoteId } = await setUp({ quote })
  vi.setSystemTime(Date.now() + 29_999)
  expect((await build({ quoteId })).status).toBe(200)
  vi.setSystemTime(Date.now() + 1)
  expect((await build({ quoteId })).status).toBe(410)
  vi.useRealTimers()
})

test.each<[string, object, string]>([
  ['an amount', { amount: 1000 }, '/amount'],
  ['no amount', { amount: '0' }, '/amount'],
  ['an id', { quoteId: 'x' }, '/quoteId'],
  ['a slippage', { eip155: { slippage: '1' } }, '/eip155/slippage'],
  ['no slippage', { eip155: { slippage: 0 } }, '/eip155/slippage'],
  ['too much slippage', { eip155: { slippage: 50.1 } }, '/eip155/slippage'],
  ['infinite slippage', { eip155: { slippage: null } }, '/eip155/slippage'],
  ['a token', { from: 'USDC' }, '/from'],
])('error: %s that cannot be', async (_, parts, at) => {
  const { source } = createFakeSource()
  const { status, body } = await createSwapApp({ sources: [source] }).build(parts)
  expect([status, body.code, body.errors?.[0]?.at]).toEqual([400, 'INVALID_BODY', at])
})

test('behavior: a client has so many calls a minute', async () => {
  const { source } = createFakeSource()
  const { build } = createSwapApp({ sources: [source], rateLimit: 1 })
  expect([(await build()).status, (await build()).status]).toEqual([200, 429])
})

test('behavior: a signed order, and a transaction of Solana', async () => {
  const { message, ...typed } = toTypedOrder({
    chainId: 1,
    sellToken: assets.USDC as Address,
    buyToken: assets.DAI as Address,
    user: accounts.evm as Address,
    sellAmount: 10n ** 9n,
    buyAmount: 990n,
    validTo: 2_000_000_000,
  })
  const order = createQuote({ call: { type: 'order', order: { ...typed, message } } })
  const ofOrders = createFakeSource({ kind: 'order', quote: () => [order] }).source
  const { quote } = await createSwapApp({ sources: [ofOrders] }).build()
  expect(quote).toMatchObject({ kind: 'order', typedData: { message } })
  expect(quote).not.toHaveProperty('tx')

  const call = { type: 'solana', transaction: 'AAAA', lastValidBlockHeight: 9 } as const
  const made = createQuote({ router: undefined, spender: undefined, gas: undefined, call })
  const maker = createFakeSource({ kind: 'rfq', serves: () => true, quote: () => [made] }).source
  const { quote: signed } = await createSwapApp({ sources: [maker] }).build({
    userAddress: accounts.solana,
    from: `${solana}:${assets.SOL}`,
    to: `${solana}:${assets.SPL}`,
    eip155: undefined,
    slippage: 1.5,
  })
  const { transaction, lastValidBlockHeight } = call
  expect(signed).toMatchObject({ kind: 'rfq', solana: { transaction, lastValidBlockHeight } })
})
