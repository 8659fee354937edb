import { createKit, type Kit } from '@cleat/core'
import type { Network } from '@cleat/core/adapter'
import { startLocalnet } from '@cleat/localnet'
import { createDevWallet } from '@cleat/testing'
import type { Chain } from 'viem'
import { base, mainnet } from 'viem/chains'
import { afterAll, afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  type Config,
  cookieStorage,
  createConfig,
  createConnector,
  createStorage,
  http,
  injected,
} from 'wagmi'
import { connect, getConnectorClient, signMessage } from 'wagmi/actions'
import { createHarbourWallet } from './test/createHarness.ts'
import { WagmiAdapter } from './WagmiAdapter.ts'

const localnet = await startLocalnet({
  chains: [
    { id: mainnet.id, name: mainnet.name },
    { id: base.id, name: base.name },
  ],
})
const { chains } = localnet
const own = createDevWallet({ chains, info: { name: 'Own', rdns: 'dev.cleat.own' } })
let kit: Kit | undefined
afterEach(() => {
  kit?.destroy()
  localStorage.clear()
})
afterAll(async () => {
  own.destroy()
  await localnet.stop()
})

const foreign = '0x000000000000000000000000000000000000dEaD'

function createAppConfig() {
  return createConfig({
    chains: [mainnet, base],
    transports: { [mainnet.id]: http(chains[0]?.rpcUrl), [base.id]: http(chains[1]?.rpcUrl) },
    connectors: [
      injected({ target: () => ({ id: 'own', name: 'Own', provider: own.provider as never }) }),
    ],
  })
}

function startKit(config: Config): WagmiAdapter {
  const adapter = new WagmiAdapter({ config })
  kit = createKit({ adapters: [adapter], networks: config.chains })
  kit.start()
  return adapter
}

async function connectOwn(config: Config) {
  const connector = config.connectors.find(({ id }) => id === 'own')
  if (!connector) throw new Error('The own connector is gone.')
  const { accounts } = await connect(config, { connector, chainId: mainnet.id })
  return accounts[0]
}

test('behavior: the config is the app’s, and its own connector goes through the pipeline', async () => {
  const config = createAppConfig()
  const adapter = startKit(config)
  expect(adapter.wagmiConfig).toBe(config)
  const address = await connectOwn(config)
  expect(kit?.controllers.account.get('eip155')).toMatchObject({ status: 'connected', address })
  expect(await signMessage(config, { message: 'Ahoy' })).toMatch(/^0x/)
  const signings = () => own.requests.filter(({ method }) => method === 'personal_sign').length
  const before = signings()
  const { transport } = await getConnectorClient(config)
  await expect(
    transport.request({ method: 'personal_sign', params: ['0x00', foreign] }),
  ).rejects.toThrow()
  expect(signings()).toBe(before)
})

test('behavior: a second adapter takes the config over from a kit that is gone', async () => {
  const config = createAppConfig()
  startKit(config)
  kit?.destroy()
  startKit(config)
  const address = await connectOwn(config)
  expect(kit?.controllers.account.get('eip155')).toMatchObject({ address })
  expect(await signMessage(config, { message: 'Ahoy' })).toMatch(/^0x/)
})

test('behavior: wallets that wagmi finds are those that Cleat finds', async () => {
  const early = createHarbourWallet()
  early.announce()
  const config = createAppConfig()
  expect(config.connectors.map(({ type }) => type)).toEqual(['injected', 'injected'])
  startKit(config)
  const late = createHarbourWallet({ info: { name: 'Late', rdns: 'dev.cleat.late' } })
  late.announce()
  const list = () => config.connectors.map(({ id, type }) => `${id} ${type}`)
  await vi.waitFor(() => expect(list()).toHaveLength(3))
  expect(list()).toEqual([
    'own injected',
    'dev.cleat.harbour announced',
    'dev.cleat.late announced',
  ])
  early.destroy()
  late.destroy()
})

test('behavior: a pairing of the app’s own gives way to the kit’s', async () => {
  const pairing = (name: string) =>
    createConnector(() => ({
      ...{ id: 'walletConnect', name, type: 'walletConnect' },
      ...(own.provider as never as object),
      connect: () => Promise.reject(new Error('No pairing')),
      disconnect: async () => undefined,
      getAccounts: async () => [],
      getChainId: async () => 1,
      getProvider: async () => own.provider,
      isAuthorized: async () => false,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }))
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(chains[0]?.rpcUrl) },
    connectors: [pairing('Of the app')],
  })
  const adapter = new WagmiAdapter({ config })
  kit = createKit({
    ...{ adapters: [adapter], networks: config.chains },
    ...{ services: { relay: 'wss://relay.test' }, enableCoinbase: false },
  })
  kit.start()
  expect(kit.controllers.connectors.state.connectors.map(({ name }) => name)).toEqual([
    'Of the app',
  ])
  const runtime = await kit.runtime.load()
  runtime.attachRemoteWallets()
  await vi.waitFor(() =>
    expect(kit?.controllers.connectors.state.connectors.map(({ name }) => name)).toEqual([
      'WalletConnect',
    ]),
  )
})

test('parameters: storage of wagmi', () => {
  const storage = createStorage({ storage: cookieStorage, key: 'cookie' })
  const { wagmiConfig } = new WagmiAdapter({ networks: [mainnet], storage, ssr: true })
  expect(wagmiConfig.storage).toBe(storage)
  expect(wagmiConfig._internal.ssr).toBe(true)
})

test('types: the chains of a config are known', () => {
  const given = createAppConfig()
  expectTypeOf(new WagmiAdapter({ config: given }).wagmiConfig).toEqualTypeOf(given)

  const networks = [mainnet, base] as const
  const made = new WagmiAdapter({ networks }).wagmiConfig
  expectTypeOf(made.chains).toEqualTypeOf<readonly [typeof mainnet, typeof base]>()
  expectTypeOf(made.state.chainId).toEqualTypeOf<1 | 8453>()
  expectTypeOf(made).toExtend<Config>()

  // As AppKit's apps write it.
  const tuple = [mainnet, base] as [Network, ...Network[]]
  expectTypeOf(
    new WagmiAdapter({ networks: tuple, projectId: 'x' }).wagmiConfig,
  ).toEqualTypeOf<Config>()
  const list: Network[] = [mainnet, base]
  expectTypeOf(new WagmiAdapter({ networks: list }).wagmiConfig).toEqualTypeOf<Config>()
  expectTypeOf(new WagmiAdapter({ networks: list })).toExtend<WagmiAdapter>()
  expectTypeOf(new WagmiAdapter({ networks })).toExtend<WagmiAdapter>()
  expectTypeOf<WagmiAdapter['wagmiConfig']['chains'][0]>().toEqualTypeOf<Chain>()
})
