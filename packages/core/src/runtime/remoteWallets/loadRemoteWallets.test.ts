import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RemoteWallet } from '../../contract/adapter/remoteWallet.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { bringRemoteWallets } from '../../test/bringRemoteWallets.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, solana } from '../../test/networks.ts'
import { loadRemoteWallets } from './loadRemoteWallets.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

type Options = Partial<KitOptions>

async function load(options: Options = {}) {
  const { kit } = createTestKit({ adapter: bringRemoteWallets(createFakeAdapter()), ...options })
  const wallets = await loadRemoteWallets(kit)
  return { kit, wallets, ids: (wallets.byNamespace.eip155 ?? []).map(({ id }) => id) }
}

const projectId = 'project'
const services = { relay: 'wss://relay.example' }
const onlySolana: Options = {
  networks: [solana],
  adapters: [createFakeAdapter({ namespace: 'solana' })],
}

test('default', async () => {
  const { wallets } = await load({ projectId })
  expect(wallets.byNamespace.eip155).toMatchObject([
    { id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect', readTimeoutMs: 20_000 },
    { id: 'coinbaseWalletSDK', name: 'Coinbase Wallet', kind: 'external' },
  ])
  expect(wallets.getSession()).toBeNull()
})

test.each<[string, Options, string[]]>([
  ['without a relay', {}, []],
  ['with a relay of the app', { services }, ['walletConnect', 'coinbaseWalletSDK']],
  ['without pairing', { projectId, enableWalletConnect: false }, []],
  ['with a pairing of the app', { projectId, manualWCControl: true }, []],
  ['without Coinbase', { projectId, enableCoinbase: false }, ['walletConnect']],
  ['with nothing but Coinbase', { enableCoinbase: true }, ['coinbaseWalletSDK']],
  ['without an EVM chain', { projectId, ...onlySolana }, ['walletConnect']],
])('parameters: %s', async (_, options, ids) => {
  expect((await load(options)).ids).toEqual(ids)
})

test('behavior: each namespace without an adapter gets one', async () => {
  const { kit, wallets } = await load({ projectId, networks: [mainnet, solana], adapters: [] })
  expect([...kit.adapters].map(([namespace, { id }]) => [namespace, id])).toEqual([
    ['eip155', 'universal'],
    ['solana', 'universal'],
  ])
  expect(Object.keys(wallets.byNamespace)).toEqual(['eip155', 'solana'])
})

test('behavior: where nothing can be paired, no adapter is created', async () => {
  const { kit } = await load({ networks: [mainnet, solana], adapters: [] })
  expect(kit.adapters.size).toBe(0)
})

test('behavior: within a Safe, that comes first', async () => {
  vi.stubGlobal('window', createDeviceWindow({ ancestors: ['https://app.safe.global'] }))
  expect((await load({ projectId })).ids).toEqual(['safe', 'walletConnect', 'coinbaseWalletSDK'])
})

test('behavior: an adapter whose wallets cannot be loaded takes no other wallet along', async () => {
  const adapter = createFakeAdapter()
  adapter.features['remoteWallets:load'] = () => Promise.reject(new Error('No such chunk'))
  expect((await load({ projectId, adapters: [adapter] })).ids).toEqual(['walletConnect'])
})

test('behavior: an adapter is not asked where there can be no such wallet', async () => {
  const adapter = createFakeAdapter()
  const ask = vi.fn(async () => [])
  adapter.features['remoteWallets:load'] = ask
  await load({ adapters: [adapter] })
  expect(ask).not.toHaveBeenCalled()
  await load({ projectId, adapters: [adapter], coinbasePreference: 'eoaOnly' })
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ coinbase: { preference: 'eoaOnly' } }))
})

test('error: CONFIG_RELAY_URL_INVALID with the first request, and preparing does not reject', async () => {
  const { wallets } = await load({ services: { relay: 'https://relay.example' } })
  expect(await wallets.preparePairing()).toBeUndefined()
  const [pairing] = (wallets.byNamespace.eip155 ?? []) as readonly RemoteWallet<'eip155'>[]
  await expect(pairing?.provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
    code: 'CONFIG_RELAY_URL_INVALID',
  })
})

test('behavior: without pairing nothing is prepared, cancelled or provided', async () => {
  const { kit, wallets } = await load()
  await wallets.preparePairing()
  expect(await wallets.getUniversalProvider()).toBeUndefined()
  wallets.cancelRequest({ id: 1 })
  expect(kit.controllers.connection.state).toMatchObject({ wcUri: undefined, wcError: false })
})

test('behavior: adapters of other chains get the wallet that is paired', async () => {
  const { wallets } = await load({ projectId, ...onlySolana })
  expect(wallets.byNamespace.solana).toMatchObject([{ id: 'walletConnect', name: 'WalletConnect' }])
  expect(wallets.byNamespace).not.toHaveProperty('bip122')
})

test.each<[string, Options, string[]]>([
  ['without pairing', { ...onlySolana }, []],
  ['of EVM chains alone', { projectId }, ['eip155']],
])('behavior: an app %s has no such wallet', async (_, options, namespaces) => {
  const { wallets } = await load(options)
  expect(Object.keys(wallets.byNamespace)).toEqual(namespaces)
})
