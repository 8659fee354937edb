import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { bringRemoteWallets } from '../../test/bringRemoteWallets.ts'
import { androidChrome, createDeviceWindow } from '../../test/createDeviceWindow.ts'
import { createConnector, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { solana } from '../../test/networks.ts'
import { attachRemoteWallets } from '../remoteWallets/attachRemoteWallets.ts'
import { findMissingRoute } from './findMissingRoute.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const projectId = 'project'
const code = { name: 'ConnectingWalletConnectBasic' }

const find = (parameters: findMissingRoute.Parameters, options: Partial<KitOptions> = {}) =>
  findMissingRoute(
    createTestKit({ adapter: bringRemoteWallets(createFakeAdapter()), ...options }).kit,
    parameters,
  )

test('default', async () => {
  const rainbow = { name: 'ConnectingWalletConnect', wallet: { rdns: 'me.rainbow' } }
  expect(await find({ wallet: 'Rainbow' }, { projectId })).toMatchObject(rainbow)
  const services = { relay: 'wss://relay.example' }
  expect(await find({ wallet: 'me.rainbow' }, { services })).toMatchObject(rainbow)
})

test.each<Partial<KitOptions>>([
  {},
  { projectId, enableWalletConnect: false },
  { projectId, manualWCControl: true },
])('behavior: where pairing is not offered it is to be had: %o', async (options) => {
  const downloads = { name: 'Downloads', wallet: { rdns: 'me.rainbow' } }
  expect(await find({ wallet: 'Rainbow' }, options)).toMatchObject(downloads)
})

test('behavior: a wallet that does not speak WalletConnect is to be had', async () => {
  const wallet = { id: 'own', name: 'Own Wallet', supports_wc: false }
  const options = { projectId, customWallets: [wallet] }
  expect(await find({ wallet: 'Own' }, options)).toEqual({ name: 'Downloads', wallet })
})

test('behavior: where no adapter pairs, the wallet is to be had', async () => {
  const { kit } = createTestKit({ projectId })
  attachRemoteWallets(kit)
  await kit.remoteWallets.loaded
  expect(await findMissingRoute(kit, { wallet: 'Rainbow' })).toMatchObject({ name: 'Downloads' })
})

test('behavior: an adapter that pairs by itself', async () => {
  const connectors = [createConnector({ id: 'own', type: 'WALLET_CONNECT' })]
  const { kit } = createTestKit({ adapter: createFakeAdapter({ connectors }) })
  kit.start()
  expect(await findMissingRoute(kit, { connectorId: 'own' })).toEqual(code)
  expect(await findMissingRoute(kit, { wallet: 'Rainbow' })).toMatchObject({
    name: 'ConnectingWalletConnect',
  })
})

test('parameters: connectorId of the pairing, and its name', async () => {
  expect(await find({ connectorId: 'walletConnect' }, { projectId })).toEqual(code)
  expect(await find({ wallet: 'WalletConnect' }, { projectId })).toEqual(code)
  expect(await find({ connectorId: 'walletConnect' })).toBeUndefined()
})

test('behavior: a phone lists the wallets on it, as far as the app lists any', async () => {
  vi.stubGlobal('window', createDeviceWindow(androidChrome))
  const asked = { connectorId: 'walletConnect' }
  expect(await find(asked, { projectId })).toEqual({ name: 'AllWallets' })
  expect(await find(asked, { projectId, allWallets: 'HIDE' })).toEqual(code)
  expect(await find(asked, { projectId, features: { allWallets: false } })).toEqual(code)
})

test.each<findMissingRoute.Parameters>([
  { connectorId: 'coinbaseWalletSDK' },
  { wallet: 'Coinbase Wallet' },
  { wallet: 'com.coinbase.wallet', namespace: 'eip155' },
])('behavior: Coinbase Wallet is asked by its SDK: %o', async (parameters) => {
  expect(await find(parameters, { enableCoinbase: true })).toEqual({
    name: 'ConnectingExternal',
    connectorId: 'coinbaseWalletSDK',
    wallet: 'Coinbase Wallet',
    namespace: 'eip155',
  })
})

test('behavior: without its SDK, Coinbase Wallet is one like any other', async () => {
  const wallet = 'Coinbase Wallet'
  const options = { projectId, enableCoinbase: false }
  expect(await find({ connectorId: 'coinbaseWalletSDK' }, options)).toBeUndefined()
  expect(await find({ wallet }, options)).toMatchObject({ name: 'ConnectingWalletConnect' })
  const onlySolana = {
    projectId,
    networks: [solana],
    adapters: [createFakeAdapter({ namespace: 'solana' })],
  } as const
  expect(await find({ wallet, namespace: 'solana' }, onlySolana)).not.toMatchObject({
    name: 'ConnectingExternal',
  })
})

test('behavior: nobody knows it', async () => {
  expect(await find({ wallet: 'No such wallet' }, { projectId })).toBeUndefined()
  expect(await find({ connectorId: 'missing' }, { projectId })).toBeUndefined()
  expect(await find({}, { projectId })).toBeUndefined()
})
