import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toCaipAddress } from '../../base/caip/caipAddress.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { createConnector, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeTransfers } from '../../test/createFakeTransfers.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnetId, solanaId } from '../../test/networks.ts'
import { json, serviceUrl, startFakeApi } from '../../test/startFakeApi.ts'
import { createDataQueries } from './createDataQueries.ts'

const service = startFakeApi()
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const services = { data: serviceUrl }
const able = { [mainnetId]: { assetDiscovery: { supported: true } } }
const run = () => ({ signal: new AbortController().signal })
const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: mainnetId,
  address: toCaipAddress({ caipNetworkId: mainnetId, address: token }),
  price: 1,
  quantity: { decimals: '6', numeric: '2' },
}

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function create(options: Partial<KitOptions> = {}, adapter = createFakeAdapter()) {
  const readBalance = vi.fn(async () => ({ value: 7n, decimals: 18, symbol: 'ETH' }))
  const readTokens = vi.fn(async () => [
    { address: token.toLowerCase(), name: 'USD Coin', symbol: 'USDC', decimals: 6, value: 5n },
  ])
  adapter.features['balance:read'] = readBalance
  adapter.features['transfers:load'] = async () => createFakeTransfers({ readTokens })
  const { kit } = createTestKit({ adapter, ...options })
  const network = kit.controllers.network.find(mainnetId)
  if (!network) throw new Error('no network')
  const queries = createDataQueries({ ...kit, calls: () => kit.feature('calls') })
  const readHoldings = () => queries.holdings({ address, network }).queryFn(run())
  return { kit, adapter, network, queries, readHoldings, readBalance, readTokens }
}

function supportMainnet() {
  service.answer('/v1/supported-chains', () => json({ http: [mainnetId], ws: [] }))
}

test('default: the service tells', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc, null] }))
  const { readHoldings, readBalance } = create({ services })
  expect(await readHoldings()).toMatchObject({
    source: 'service',
    dropped: 1,
    balances: [{ symbol: 'USDC', quantity: { amount: 2_000_000n } }],
  })
  expect(readBalance).not.toHaveBeenCalled()
})

test('behavior: without a service the chain tells, of its own coin alone', async () => {
  const { readHoldings, readTokens } = create()
  expect(await readHoldings()).toEqual({
    source: 'chain',
    dropped: 0,
    balances: [
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: mainnetId,
        quantity: { amount: 7n, decimals: 18, numeric: '0.000000000000000007' },
      },
    ],
  })
  expect(readTokens).not.toHaveBeenCalled()
})

const named = { address: token, image: 'https://example.com/a.png' }

test.each([
  ['one', named],
  ['several', [named]],
])('behavior: … and of the tokens that the app named: %s', async (_, tokens) => {
  const { readHoldings } = create({ tokens: { [mainnetId]: tokens } })
  const { balances } = await readHoldings()
  expect(balances[1]).toMatchObject({
    symbol: 'USDC',
    quantity: { amount: 5n, decimals: 6 },
    iconUrl: 'https://example.com/a.png',
  })
})

test('behavior: a network that the service does not know is asked itself', async () => {
  service.answer('/v1/supported-chains', () => json({ http: ['eip155:137'], ws: [] }))
  const { readHoldings, queries, network } = create({ services })
  expect(await readHoldings()).toMatchObject({ source: 'chain' })
  const activity = queries.activity({ address, network })
  expect(await activity.queryFn({ ...run(), pageParam: undefined })).toBeNull()
  expect(service.requests).toHaveLength(1)
})

test('behavior: the chain stands in for a service that fails, which is left alone for 30 seconds', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({}, 403))
  const { queries, readHoldings } = create({ services })
  const failure = { code: 'SERVICE_FORBIDDEN' }
  expect(await readHoldings()).toMatchObject({ source: 'chain', failure })
  expect(await readHoldings()).toMatchObject({ source: 'chain', failure })
  expect(service.requests).toHaveLength(2)
  queries.allowRetry()
  expect(await readHoldings()).toMatchObject({ source: 'chain', failure })
  expect(service.requests).toHaveLength(3)
})

test('error: nobody can tell', async () => {
  const { adapter, readHoldings, readBalance } = create()
  const down = new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } })
  readBalance.mockRejectedValue(down)
  await expect(readHoldings()).rejects.toBe(down)
  await expect(readHoldings()).rejects.toBe(down)
  expect(readBalance).toHaveBeenCalledOnce()
  expect(adapter.calls).toEqual([])
})

test('behavior: what the service tells from before says so', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc], stale: true }))
  const { readHoldings } = create({ services })
  expect(await readHoldings()).toMatchObject({ source: 'service', isStale: true })
})

test('behavior: called off, it has not failed', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc] }))
  const { queries, network, readHoldings } = create({ services })
  const controller = new AbortController()
  const reading = queries.holdings({ address, network }).queryFn({ signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(await readHoldings()).toMatchObject({ source: 'service' })
})

test('behavior: a wallet that can tell is asked first', async () => {
  supportMainnet()
  const { kit, adapter, readHoldings } = create({ services })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const asset = {
    address: 'native',
    balance: '0xde0b6b3a7640000',
    type: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  adapter.features['capabilities:read'] = async () => able
  adapter.features['provider:request'] = async () => ({
    '0x1': [asset, { address: token, type: 'erc721', balance: '0x1', metadata: {} }],
  })
  expect(await readHoldings()).toMatchObject({
    source: 'wallet',
    balances: [{ symbol: 'ETH', quantity: { amount: 10n ** 18n } }],
  })
  expect(service.requests).toEqual([])
})

test.each([
  ['cannot', {}, {}],
  ['tells what cannot be', able, { '0x1': [{}] }],
  ['tells nonsense', able, null],
])('behavior: a wallet that %s is asked once, and the service instead', async (_, said, assets) => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc] }))
  const { kit, adapter, readHoldings } = create({ services })
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const request = vi.fn(async () => assets)
  const read = vi.fn(async () => said)
  adapter.features['provider:request'] = request
  adapter.features['capabilities:read'] = read
  expect(await readHoldings()).toMatchObject({ source: 'service' })
  const asked = [request.mock.calls.length, read.mock.calls.length]
  expect(await readHoldings()).toMatchObject({ source: 'service' })
  expect([request.mock.calls.length, read.mock.calls.length]).toEqual(asked)
})

test('behavior: a paired wallet is not asked, because a request opens its app', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc] }))
  const paired = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [paired] })
  const { kit, readHoldings } = create({ services }, adapter)
  kit.start()
  await kit.actions.connect({ connectorId: 'walletConnect' })
  const request = vi.fn(async () => ({ '0x1': { assetDiscovery: { supported: true } } }))
  adapter.features['provider:request'] = request
  expect(await readHoldings()).toMatchObject({ source: 'service' })
  expect(request).not.toHaveBeenCalled()
})

test('behavior: activity by pages, and no page twice', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/history', () => json({ data: [], next: 'p2' }))
  const { queries, network } = create({ services })
  const activity = queries.activity({ address, network })
  const first = await activity.queryFn({ ...run(), pageParam: undefined })
  expect(activity.getNextPageParam(first, [first])).toBe('p2')
  const second = await activity.queryFn({ ...run(), pageParam: 'p2' })
  expect(activity.getNextPageParam(second, [first, second])).toBeUndefined()
})

test('behavior: the tokens that the service knows, on networks that it knows', async () => {
  service.answer('/v1/supported-chains', () => json({ http: [mainnetId], ws: [] }))
  service.answer('/v1/convert/tokens', () => json({ tokens: [{ ...usdc, decimals: 6 }] }))
  const { kit, queries, network } = create({ services })
  const { address, name, symbol } = usdc
  expect(await queries.tokens({ network }).queryFn(run())).toEqual([
    { address, name, symbol, decimals: 6 },
  ])
  const other = kit.controllers.network.state.byNamespace.eip155?.caipNetworks[1]
  if (!other) throw new Error('no second network')
  expect(await queries.tokens({ network: other }).queryFn(run())).toEqual([])
})

test('behavior: without a service nobody knows prices, names and activity', async () => {
  const { queries, network } = create()
  expect((await queries.prices({ addresses: [usdc.address] }).queryFn(run())).size).toBe(0)
  expect(await queries.identity({ address }).queryFn(run())).toEqual({})
  expect(await queries.tokens({ network }).queryFn(run())).toEqual([])
  const activity = queries.activity({ address, network })
  expect(await activity.queryFn({ ...run(), pageParam: undefined })).toBeNull()
})

test('behavior: the service is asked for the name on the network in use, where it has a number', async () => {
  service.answer('/v1/identity/:address', () => json({ name: 'lucy.base.eth' }))
  const asked = () => new URL(service.requests.at(-1)?.url ?? '').searchParams.get('chainId')
  for (const names of [undefined, {}, { sources: ['service'] as const }]) {
    const { kit, adapter, queries, network } = create({ services, names })
    kit.start()
    await kit.actions.connect({ connectorId: 'a' })
    await queries.identity({ address }).queryFn(run())
    expect(asked()).toBe('1')
    const before = queries.identity({ address }).queryKey
    adapter.moveTo(baseId)
    await queries.identity({ address }).queryFn(run())
    expect(asked()).toBe('8453')
    expect(queries.identity({ address }).queryKey).not.toEqual(before)
    await queries.identity({ address, network }).queryFn(run())
    expect(asked()).toBe('1')
  }
})

test('behavior: chains without numbers are asked for their names, and the service is not', async () => {
  service.answer('/v1/identity/:address', () => json({ name: 'lucy.eth' }))
  for (const [names, onSolana, onEthereum] of [
    [undefined, 'lucy.sol', 'lucy.eth'],
    [{}, 'lucy.sol', 'lucy.eth'],
    [{ sources: ['sns'] }, 'lucy.sol', undefined],
    [{ sources: ['ens'] }, undefined, 'lucy.sol'],
    [{ sources: ['service'] }, 'lucy.eth', 'lucy.eth'],
  ] as const) {
    const { adapter, queries, network } = create({ services, names })
    const readIdentity = async () => ({ name: 'lucy.sol' })
    adapter.features['transfers:load'] = async () => createFakeTransfers({ readIdentity })
    const elsewhere = { ...network, caipNetworkId: solanaId }
    const nameOn = async (on: typeof network) =>
      (await queries.identity({ address, network: on }).queryFn(run())).name
    expect([names, await nameOn(elsewhere), await nameOn(network)]).toEqual([
      ...[names, onSolana, onEthereum],
    ])
  }
})

test('behavior: what changed is read anew once, by whoever asks next', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [usdc] }))
  const { queries, network, readHoldings } = create({ services })
  queries.forceUpdate({ address, network, tokens: ['eip155:1:0xab'] })
  queries.forceUpdate({ address, network, tokens: ['eip155:1:0xab', 'eip155:1:0xcd'] })
  await readHoldings()
  await readHoldings()
  const asked = service.requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith('/balance'))
    .map(({ searchParams }) => searchParams.get('forceUpdate'))
  expect(asked).toEqual(['eip155:1:0xab,eip155:1:0xcd', null])
})

const ether = { name: 'Ether', symbol: 'ETH', chainId: mainnetId, price: 2000 }
const coinOf = (decimals: string, symbol = 'ETH') => ({
  ...ether,
  symbol,
  quantity: { decimals, numeric: '0.5' },
})
const onChain = { amount: 7n, decimals: 18, numeric: '0.000000000000000007' }
const nobody = `${mainnetId}:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE`

test.each<[string, readonly object[]]>([
  ['with more decimals', [coinOf('19')]],
  ['with fewer decimals', [coinOf('6')]],
  ['with the symbol of a token', [coinOf('18', 'USDC')]],
  ['twice', [coinOf('18'), { ...coinOf('18'), quantity: { decimals: '17', numeric: '9' } }]],
  ['beside a token without an address', [coinOf('18'), coinOf('6', 'USDC')]],
  ['under an address that no token has', [{ ...coinOf('17'), address: nobody }]],
])('behavior: a service that tells of the coin %s is not believed', async (_, rows) => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [...rows, usdc] }))
  const { readHoldings, readBalance } = create({ services })
  const { balances, source } = await readHoldings()
  expect(source).toBe('service')
  expect(balances).toMatchObject([
    { name: 'Ether', symbol: 'ETH', quantity: onChain },
    { price: 1 },
  ])
  expect(balances.filter(({ address }) => !address)).toHaveLength(1)
  expect(readBalance).toHaveBeenCalledOnce()
})

test('behavior: where the chain cannot tell either, the coin is left out', async () => {
  supportMainnet()
  service.answer('/v1/account/:address/balance', () => json({ balances: [coinOf('6'), usdc] }))
  const { readHoldings, readBalance } = create({ services })
  readBalance.mockRejectedValue(
    new CleatError('NETWORK_RPC_FAILED', { context: { network: 'Ethereum' } }),
  )
  expect(await readHoldings()).toMatchObject({ dropped: 1, balances: [{ symbol: 'USDC' }] })
})

test('behavior: the name of the coin is the app’s', async () => {
  supportMainnet()
  const row = { ...coinOf('18', 'eth'), name: 'USD Coin' }
  service.answer('/v1/account/:address/balance', () => json({ balances: [row] }))
  const { readHoldings, readBalance } = create({ services })
  expect((await readHoldings()).balances).toMatchObject([
    { name: 'Ether', symbol: 'ETH', price: 2000, quantity: { amount: 5n * 10n ** 17n } },
  ])
  expect(readBalance).not.toHaveBeenCalled()
})

test.each<[string, object]>([
  ['another number of decimals', { metadata: { name: 'Ether', symbol: 'ETH', decimals: 17 } }],
  ['no decimals', { metadata: { name: 'Ether', symbol: 'ETH', decimals: 0 } }],
  ['another symbol', { metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 18 } }],
  ['a contract', { address: token }],
  ['the type of a token', { type: 'erc20' }],
])('behavior: a wallet that tells of the coin with %s is not believed', async (_, lie) => {
  const { kit, adapter, readHoldings } = create()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const told = {
    ...{ address: 'native', balance: '0xde0b6b3a7640000', type: 'native' },
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    ...lie,
  }
  adapter.features['capabilities:read'] = async () => able
  adapter.features['provider:request'] = async () => ({ '0x1': [told] })
  expect((await readHoldings()).balances).toMatchObject([{ symbol: 'ETH', quantity: onChain }])
})

test('behavior: the decimals of the coin are the app’s, whatever the adapter says', async () => {
  const { readHoldings, readBalance } = create()
  readBalance.mockResolvedValue({ value: 7n, decimals: 6, symbol: 'USDC' })
  expect((await readHoldings()).balances).toMatchObject([{ symbol: 'ETH', quantity: onChain }])
})

test('behavior: a token is read from the chain by its typed address', async () => {
  const { adapter, network, queries, readTokens } = create()
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({
      readTokens,
      parseReceiver: ({ text }) => (text === token ? token : undefined),
    })
  const read = (text: string) => queries.token({ address, network, text }).queryFn(run())
  expect(await read(token)).toEqual({
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: mainnetId,
    address: toCaipAddress({ caipNetworkId: mainnetId, address: token }),
    quantity: { amount: 5n, decimals: 6, numeric: '0.000005' },
  })
  expect(readTokens).toHaveBeenCalledWith({ address, network, tokens: [token] })
  expect(await read('no address')).toBeNull()
  readTokens.mockResolvedValueOnce([])
  expect(await read(token)).toBeNull()
})

test.each([
  ['without decimals', { decimals: 0 }],
  ['without a symbol', { symbol: '\u202e' }],
])('behavior: a token %s is none', async (_, parts) => {
  const { adapter, network, queries } = create()
  const held = { address: token, name: 'A', symbol: 'A', decimals: 6, value: 5n, ...parts }
  adapter.features['transfers:load'] = async () =>
    createFakeTransfers({ readTokens: async () => [held], parseReceiver: ({ text }) => text })
  expect(await queries.token({ address, network, text: token }).queryFn(run())).toBeNull()
})

test('behavior: an adapter without transfers knows no token', async () => {
  const { adapter, network, queries } = create()
  delete adapter.features['transfers:load']
  expect(await queries.token({ address, network, text: token }).queryFn(run())).toBeNull()
})
