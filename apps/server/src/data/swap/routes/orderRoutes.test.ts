import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import { ChainUnavailableError } from '../../rpc/chainUnavailableError.ts'
import { cowContracts } from '../cow/cowContracts.ts'
import { toTypedOrder } from '../cow/toTypedOrder.ts'
import type { OrderNews, SwapOrders } from '../source/swapOrders.ts'
import { createFakeSource } from '../test/createFakeSource.ts'
import { createSwapApp } from '../test/createSwapApp.ts'
import { accounts, assets, ethereum } from '../test/swapSamples.ts'

const orderId: Hex = `0x${'1'.repeat(112)}`
const validTo = () => Math.floor(Date.now() / 1000) + 1200
const toMessage = () =>
  toTypedOrder({
    chainId: 1,
    sellToken: assets.USDC as Address,
    buyToken: assets.DAI as Address,
    user: accounts.evm as Address,
    sellAmount: 10n ** 9n,
    buyAmount: 990n,
    validTo: validTo(),
  }).message

function setUp(orders: Partial<SwapOrders> = {}) {
  const submitted: unknown[] = []
  const known: SwapOrders = {
    appData: cowContracts.appData,
    submit: async (given) => {
      submitted.push(given)
      return { id: orderId }
    },
    read: async () => undefined,
    ...orders,
  }
  const { source } = createFakeSource({ id: 'cow', kind: 'order', orders: known })
  const app = createSwapApp({ sources: [source, createFakeSource({ id: 'other' }).source] })
  const send = (parts: object = {}, message: object = {}) =>
    app.post('/v1/convert/orders', {
      chainId: ethereum,
      source: 'cow',
      userAddress: accounts.evm,
      message: { ...toMessage(), ...message },
      signature: '0x1234',
      ...parts,
    })
  const follow = (id: string = orderId, query = `chainId=${ethereum}&source=cow`) =>
    app.ask(`/v1/convert/orders/${id}?${query}`)
  return { ...app, send, follow, submitted }
}

test('default', async () => {
  const { send, submitted } = setUp()
  const { status, headers, body } = await send()
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(body).toEqual({
    orderId,
    chainId: ethereum,
    source: 'cow',
    expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(submitted).toMatchObject([
    { user: accounts.evm, signature: '0x1234', scheme: 'eip712', message: { kind: 'sell' } },
  ])
})

test('parameters: signingScheme', async () => {
  const { send, submitted } = setUp()
  await send({ signingScheme: 'eip1271', userAddress: `${ethereum}:${accounts.evm}` })
  expect(submitted).toMatchObject([{ scheme: 'eip1271' }])
})

test.each<[string, object, object, string]>([
  ['for another account', { userAddress: assets.DAI }, {}, '/message/receiver'],
  ['to another receiver', {}, { receiver: assets.DAI }, '/message/receiver'],
  ['of an account elsewhere', { userAddress: `eip155:10:${accounts.evm}` }, {}, '/userAddress'],
  ['that is over', {}, { validTo: 1 }, '/message/validTo'],
  ['that lasts for hours', {}, { validTo: validTo() + 3600 }, '/message/validTo'],
  ['of another app', {}, { appData: `0x${'0'.repeat(64)}` }, '/message/appData'],
  ['with a fee beside its price', {}, { feeAmount: '1' }, '/message/feeAmount'],
  ['to buy', {}, { kind: 'buy' }, '/message/kind'],
  ['that may be filled in parts', {}, { partiallyFillable: true }, '/message/partiallyFillable'],
  ['from a vault', {}, { sellTokenBalance: 'internal' }, '/message/sellTokenBalance'],
  ['without a floor', {}, { buyAmount: '0' }, '/message/buyAmount'],
  ['with more in it', {}, { hooks: [] }, '/message/hooks'],
  ['without a signature', { signature: '0x' }, {}, '/signature'],
  ['signed otherwise', { signingScheme: 'presign' }, {}, '/signingScheme'],
])('error: an order %s', async (_, parts, message, at) => {
  const { send, submitted } = setUp()
  const { status, body } = await send(parts, message)
  expect([status, body.code]).toEqual([400, 'INVALID_BODY'])
  expect(body.errors?.map((error) => error.at)).toContain(at)
  expect(submitted).toEqual([])
})

test('error: the order book refuses', async () => {
  const { send } = setUp({ submit: async () => ({ refusal: 'allowance' }) })
  expect(await send()).toMatchObject({
    status: 422,
    body: { code: 'ORDER_REFUSED', reasons: [{ name: 'allowance' }] },
  })
})

const down = () => Promise.reject(new ChainUnavailableError({ chainId: ethereum, reason: 'down' }))

test('error: the order book is down', async () => {
  const { send, follow } = setUp({ submit: down, read: down })
  expect(await send()).toMatchObject({ status: 503, body: { code: 'SOURCE_UNAVAILABLE' } })
  expect(await follow()).toMatchObject({ status: 503, body: { code: 'SOURCE_UNAVAILABLE' } })
})

test.each([
  ['takes no orders', 'other'],
  ['is unknown', 'sushi'],
])('error: a source that %s', async (_, source) => {
  const { send } = setUp()
  expect(await send({ source })).toMatchObject({
    status: 404,
    body: { code: 'CHAIN_NOT_SUPPORTED' },
  })
})

test.each<[string, OrderNews, object]>([
  ['open', { status: 'open', fromAmount: 0n, toAmount: 0n }, {}],
  [
    'filled',
    { status: 'filled', fromAmount: 5n, toAmount: 6n, txHash: `0x${'2'.repeat(64)}` },
    { txHash: `0x${'2'.repeat(64)}` },
  ],
])('behavior: an order that is %s', async (status, news, more) => {
  const { follow } = setUp({ read: async () => news })
  const { fromAmount, toAmount } = news
  expect((await follow()).body).toEqual({
    orderId,
    status,
    fromAmount: String(fromAmount),
    toAmount: String(toAmount),
    ...more,
  })
})

test.each([
  ['is unknown', orderId, 404],
  ['cannot be', '0x11', 404],
])('error: an order that %s', async (_, id, status) => {
  expect((await setUp().follow(id)).status).toBe(status)
})

test('error: an order without a source', async () => {
  const { follow } = setUp()
  expect((await follow(orderId, `chainId=${ethereum}`)).body.code).toBe('INVALID_QUERY')
})
