import { expect, onTestFinished, test, vi } from 'vitest'
import { checkNetworks } from '../../../boot/checkNetworks.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { AssetAmount, RequestAction } from '../../../contract/requests/requestAction.ts'
import type { TransferAdapter } from '../../../contract/transfers/transferAdapter.ts'
import { createFakeTransfers } from '../../../test/createFakeTransfers.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { base, baseId, mainnet, mainnetId, unlistedId } from '../../../test/networks.ts'
import { readOrderPrices } from './readOrderPrices.ts'
import type { PricingKit } from './readValue.ts'

const [network, other] = checkNetworks({ networks: [mainnet, base] })
const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const dai = '0x6b175474e89094c44da98b954eedeac495271d0f'
const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const unlisted = `0x${'7'.repeat(40)}`

type ReadPrices = NonNullable<PricingKit['readPrices']>

async function prepare(
  given: {
    actions?: readonly RequestAction[]
    signedFor?: DecodedRequest['signedFor']
    readPrices?: ReadPrices | undefined
    readTokens?: TransferAdapter['readTokens']
  } = {},
) {
  const { kit, adapter } = createTestKit()
  onTestFinished(() => kit.destroy())
  const readTokens = vi.fn<NonNullable<TransferAdapter['readTokens']>>(
    given.readTokens ??
      (async ({ tokens }) =>
        tokens.map((address) => ({
          ...{ address, name: 'Coin', symbol: 'COIN', value: 5n },
          decimals: address === usdc ? 6 : 18,
        }))),
  )
  adapter.features['transfers:load'] = async () => createFakeTransfers({ readTokens })
  const listed = new Map<string | undefined, number>([
    [undefined, 2000],
    [dai, 1],
    [usdc, 1.001],
  ])
  const readPrices = vi.fn<ReadPrices>(async ({ tokens }) => tokens.map((one) => listed.get(one)))
  const runtime = await kit.runtime.load()
  const { actions = [order({})], signedFor = mainnetId } = given
  const read = (part: Partial<Pick<PricingKit, 'queries' | 'fetchQuery'>> = {}) =>
    readOrderPrices(
      { ...runtime, readPrices: 'readPrices' in given ? given.readPrices : readPrices, ...part },
      { actions, account, chain: mainnetId, signedFor },
    )
  return { read, readPrices, readTokens }
}

test('default: prices and decimals of what an order exchanges', async () => {
  const { read, readPrices, readTokens } = await prepare()
  expect(await read()).toEqual([
    { token: usdc, decimals: 6, price: 1.001 },
    { token: undefined, decimals: 18, price: 2000 },
  ])
  expect(readPrices.mock.calls).toEqual([[{ network, tokens: [usdc, undefined] }]])
  expect(readTokens.mock.calls).toEqual([[{ address: account, network, tokens: [usdc] }]])
})

test('behavior: each asset is asked for once, also inside a Safe', async () => {
  const actions: readonly RequestAction[] = [
    order({ gives: [{ token: dai, amount: 1n }] }),
    {
      ...{ kind: 'safeTransaction', safe: unlisted, isDelegateCall: false },
      actions: [order({ gives: [{ token: dai, amount: 2n }], gets: [] })],
    },
    { kind: 'transfer', token: unlisted, amount: 1n, to: account },
  ]
  const { read, readPrices } = await prepare({ actions })
  expect(await read()).toEqual([
    { token: usdc, decimals: 6, price: 1.001 },
    { token: dai, decimals: 18, price: 1 },
  ])
  expect(readPrices.mock.calls.map(([{ tokens }]) => tokens)).toEqual([[usdc, dai]])
})

test('behavior: what has no price, and a collection, is left out and not read', async () => {
  const gives = [
    { token: unlisted, amount: 1n },
    { token: dai, amount: 1n, id: 7n },
  ]
  const { read, readPrices, readTokens } = await prepare({ actions: [order({ gives, gets: [] })] })
  expect(await read()).toEqual([])
  expect(readPrices.mock.calls.map(([{ tokens }]) => tokens)).toEqual([[unlisted]])
  expect(readTokens).not.toHaveBeenCalled()
})

test('behavior: prices are those of the network that a signature is for', async () => {
  const onOther = await prepare({ signedFor: baseId })
  await onOther.read()
  expect(onOther.readPrices.mock.calls).toEqual([[{ network: other, tokens: [usdc, undefined] }]])
  const onAny = await prepare({ signedFor: 'any' })
  await onAny.read()
  expect(onAny.readPrices.mock.calls).toEqual([[{ network, tokens: [usdc, undefined] }]])
})

test('behavior: a price of zero is none', async () => {
  const { read } = await prepare({ readPrices: async () => [0, 0] })
  expect(await read()).toEqual([])
})

test('behavior: a request without orders asks nothing', async () => {
  const actions: readonly RequestAction[] = [{ kind: 'message', text: 'Hello' }]
  const { read, readPrices } = await prepare({ actions })
  expect(await read()).toEqual([])
  expect(readPrices).not.toHaveBeenCalled()
})

test('behavior: an order of a thousand assets asks for few', async () => {
  const gets = Array.from({ length: 1000 }, (_, at) => ({ token: `0x${at}`, amount: 1n }))
  const { read, readPrices } = await prepare({ actions: [order({ gets })] })
  await read()
  expect(readPrices.mock.calls[0]?.[0].tokens).toHaveLength(32)
})

test.each([
  [1, true],
  [36, true],
  [37, false],
  [6.5, false],
  [-1, false],
  [Number.NaN, false],
])('behavior: a token with %d decimals is known: %s', async (decimals, isKnown) => {
  const { read } = await prepare({
    readTokens: async ({ tokens }) =>
      tokens.map((address) => ({ address, name: 'A', symbol: 'A', value: 5n, decimals })),
  })
  expect(await read()).toEqual([
    ...(isKnown ? [{ token: usdc, decimals, price: 1.001 }] : []),
    { token: undefined, decimals: 18, price: 2000 },
  ])
})

test('error: no prices, no network, or a token that is not read', async () => {
  const away = () => Promise.reject(new Error('away'))
  expect(await (await prepare({ readPrices: away })).read()).toEqual([])
  expect(await (await prepare({ readPrices: undefined })).read()).toEqual([])
  expect(await (await prepare({ signedFor: unlistedId })).read()).toEqual([])
  const coin = { token: undefined, decimals: 18, price: 2000 }
  expect(await (await prepare({ readTokens: away })).read()).toEqual([coin])
  expect(await (await prepare()).read({ queries: undefined })).toEqual([coin])
  expect(await (await prepare()).read({ fetchQuery: undefined })).toEqual([coin])
})

function order(part: {
  gives?: readonly AssetAmount[]
  gets?: readonly AssetAmount[]
}): RequestAction {
  return {
    ...{ kind: 'order', protocol: 'CoW', gives: [{ token: undefined, amount: 1n }] },
    ...{ gets: [{ token: usdc, amount: 1n }], ...part },
  }
}
