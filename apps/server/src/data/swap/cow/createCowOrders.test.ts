import { HttpResponse, http } from 'msw'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import type { EvmChain } from '../../chains/openChains.ts'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/cow.fixture.json' with { type: 'json' }
import { deadChains } from '../test/createQuestion.ts'
import { openSources } from '../test/openSources.ts'
import { accounts, assets, ethereum, recordedAt } from '../test/swapSamples.ts'
import { toTypedOrder } from './toTypedOrder.ts'

const use = prepareApis()
const at = 'https://api.cow.fi/mainnet/api'
const user = accounts.evm as Address
const { signal } = new AbortController()
const context = { chain: deadChains.get(ethereum) as EvmChain, client: 'client', signal }
const id = fixture.uid as Hex
const { message } = toTypedOrder({
  chainId: 1,
  sellToken: assets.USDC as Address,
  buyToken: assets.DAI as Address,
  user,
  sellAmount: 10n ** 9n,
  buyAmount: 10n ** 20n,
  validTo: recordedAt / 1000 + 1200,
})
const signed = { ...context, user, message, signature: '0x11' as Hex, scheme: 'eip712' as const }

function open() {
  const { source, drops } = openSources({ SWAP_SOURCES: 'cow', SWAP_RATES: 'cow=1000' })
  if (!source.orders) throw new Error('There are no orders.')
  return { ...source.orders, drops }
}

test('default', async () => {
  const bodies: unknown[] = []
  use(
    http.post(`${at}/v1/orders`, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json(fixture.uid, { status: 201 })
    }),
  )
  expect(await open().submit(signed)).toEqual({ id })
  expect(bodies).toEqual([
    {
      ...message,
      from: user,
      appData: '{}',
      appDataHash: message.appData,
      signature: '0x11',
      signingScheme: 'eip712',
    },
  ])
})

test.each([
  ['InsufficientAllowance', 'allowance'],
  ['InsufficientBalance', 'balance'],
  ['InvalidSignature', 'signature'],
  ['InsufficientValidTo', 'expired'],
  ['TooManyLimitOrders', 'other'],
])('behavior: %s', async (errorType, refusal) => {
  const body = { errorType, description: 'Words.' }
  use(http.post(`${at}/v1/orders`, () => HttpResponse.json(body, { status: 400 })))
  expect(await open().submit(signed)).toEqual({ refusal })
})

test.each([
  ['no id', '0x11'],
  ['nothing', null],
  ['something else', { uid: fixture.uid }],
])('error: it answers %s', async (_, body) => {
  use(http.post(`${at}/v1/orders`, () => HttpResponse.json(body)))
  await expect(open().submit(signed)).rejects.toMatchObject({ code: 'CHAIN_UNAVAILABLE' })
})

function follow(order: object, trades: () => Response) {
  use(
    http.get(`${at}/v1/orders/:id`, () => HttpResponse.json(order)),
    http.get(`${at}/v2/trades`, trades),
  )
  return open().read({ ...context, id })
}

test('behavior: a filled order with its transaction', async () => {
  expect(await follow(fixture.order, () => HttpResponse.json(fixture.trades))).toEqual({
    status: 'filled',
    fromAmount: 1_000_000_000n,
    toAmount: 997_400_000_000_000_000_000n,
    txHash: `0x${'2'.repeat(64)}`,
  })
})

test.each<[string, () => Response]>([
  ['fail', () => HttpResponse.json({}, { status: 500 })],
  ['are none', () => HttpResponse.json([])],
  [
    'are of another order',
    () => HttpResponse.json([{ ...fixture.trades[0], orderUid: `0x${'9'.repeat(112)}` }]),
  ],
])('behavior: a filled order whose trades %s', async (_, trades) => {
  const news = await follow(fixture.order, trades)
  expect(news).toMatchObject({ status: 'filled' })
  expect(news).not.toHaveProperty('txHash')
})

test.each([
  ['presignaturePending', 'open'],
  ['open', 'open'],
  ['cancelled', 'cancelled'],
  ['expired', 'expired'],
])('behavior: an order that is %s', async (given, status) => {
  const order = { ...fixture.order, status: given, executedSellAmount: '0' }
  expect(await follow(order, () => HttpResponse.error())).toMatchObject({ status, fromAmount: 0n })
})

test('behavior: no such order', async () => {
  use(http.get(`${at}/v1/orders/:id`, () => HttpResponse.json(fixture.notFound, { status: 404 })))
  expect(await open().read({ ...context, id })).toBeUndefined()
})

test('error: the news of another order', async () => {
  const order = { ...fixture.order, uid: `0x${'9'.repeat(112)}` }
  await expect(follow(order, () => HttpResponse.error())).rejects.toMatchObject({
    cause: 'CoW Protocol: answers something else',
  })
})

test('error: a chain that it does not have', async () => {
  const chain = { ...context.chain, id: 'eip155:31337' }
  await expect(open().read({ ...context, chain, id })).rejects.toMatchObject({
    code: 'CHAIN_UNAVAILABLE',
  })
})
