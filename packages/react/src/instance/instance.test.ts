import { CleatError } from '@cleat/core'
import { solana } from '@cleat/core/networks'
import { base, mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppKitInstance } from '../compatible/appKitInstance.ts'
import { createAppKit } from '../compatible/createAppKit.ts'
import { createTestAdapter, type TestAdapter } from '../test/createTestAdapter.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

let adapter: TestAdapter
let kit: AppKitInstance

beforeEach(() => {
  localStorage.clear()
  adapter = createTestAdapter()
  kit = createAppKit({ adapters: [adapter], networks: [mainnet, base], enableEmbedded: true })
})

afterEach(() => {
  kit.destroy()
})

const connect = () => kit.actions.connect({ connectorId: 'harbour' })
/** State notifies its subscribers in the next microtask. */
const settle = () => new Promise((done) => setTimeout(done))

test('the modal: open, close, isOpen, replace, redirect', () => {
  const route = () => kit.controllers.router.state.history.map(({ name }) => name)
  void kit.open()
  expect(kit.isOpen()).toBe(true)
  kit.redirect('Networks')
  expect(route()).toEqual(['Connect', 'Networks'])
  kit.replace('WhatIsANetwork')
  expect(route()).toEqual(['Connect', 'WhatIsANetwork'])
  kit.close()
  expect(kit.isOpen()).toBe(false)
})

test('the modal: setLoading, showErrorMessage, showSuccessMessage', () => {
  kit.setLoading(true)
  expect(kit.getState().loading).toBe(true)
  kit.showErrorMessage('It failed')
  expect(kit.controllers.snackbar.state.snack).toMatchObject({
    message: 'It failed',
    variant: 'error',
  })
  kit.controllers.snackbar.hide()
  kit.showSuccessMessage('It worked')
  expect(kit.controllers.snackbar.state.snack).toMatchObject({ variant: 'success' })
})

test('chains: addAdapter, removeAdapter', async () => {
  const other = createTestAdapter({ session: true, namespace: 'solana' })
  await kit.addAdapter(other, [solana])
  expect(kit.getAccount('solana').status).toBe('connected')
  expect(kit.getCaipNetworks('solana')).toMatchObject([{ id: solana.id }])
  kit.removeAdapter('solana')
  expect(kit.getAccount('solana').status).toBe('disconnected')
  expect(kit.getCaipNetworks('solana')).toEqual([])
  expect([other.running(), adapter.running()]).toEqual([0, 1])
})

test('the provider of WalletConnect: none without pairing', async () => {
  expect(await kit.getUniversalProvider()).toBeUndefined()
})

test('the provider of WalletConnect: the one that pairs wallets', async () => {
  const services = { relay: 'ws://127.0.0.1:9' }
  const paired = createAppKit({
    id: 'paired',
    adapters: [createTestAdapter()],
    networks: [mainnet],
    services,
  })
  const provider = await paired.getUniversalProvider()
  expect(provider?.client).toHaveProperty('core.relayer')
  expect(await paired.remoteWallets.current?.getUniversalProvider()).toBe(provider)
  paired.destroy()
})

test('the provider of WalletConnect: CONFIG_RELAY_URL_INVALID', async () => {
  const services = { relay: 'https://relay.example' }
  const broken = createAppKit({
    id: 'broken',
    adapters: [createTestAdapter()],
    networks: [mainnet],
    services,
  })
  await expect(broken.getUniversalProvider()).rejects.toMatchObject({
    code: 'CONFIG_RELAY_URL_INVALID',
  })
  broken.destroy()
})

test('the connection', async () => {
  expect(kit.getWalletProvider()).toBeUndefined()
  expect(kit.getWalletProviderType()).toBeUndefined()
  expect(kit.getConnectors()).toMatchObject([{ id: 'harbour' }])
  await connect()
  expect(kit.getWalletProvider()).toBe(kit.getProvider('eip155'))
  expect(kit.getProviderType('eip155')).toBe('ANNOUNCED')
  expect(kit.getWalletProviderType()).toBe('ANNOUNCED')
  await kit.disconnect('eip155')
  expect(kit.getIsConnectedState()).toBe(false)
})

test('the connection: getConnectorImage prefers the app', () => {
  const [connector] = kit.getConnectors()
  expect(kit.getConnectorImage(undefined)).toBeUndefined()
  expect(kit.getConnectorImage(connector)).toBeUndefined()
  kit.updateOptions({ connectorImages: { harbour: 'https://app.example/harbour.svg' } })
  expect(kit.getConnectorImage(connector)).toBe('https://app.example/harbour.svg')
})

test('the connection: subscribeProviders', async () => {
  const listener = vi.fn()
  const stop = kit.subscribeProviders(listener)
  await connect()
  await settle()
  expect(listener).toHaveBeenCalledExactlyOnceWith({ eip155: kit.getProvider('eip155') })
  await kit.switchNetwork(base)
  await settle()
  expect(listener).toHaveBeenCalledTimes(1)
  await kit.disconnect()
  await settle()
  expect(listener).toHaveBeenLastCalledWith({})
  stop()
  await connect()
  await settle()
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the account', async () => {
  expect(kit.getAccount()).toMatchObject({ status: 'disconnected', isConnected: false })
  expect(kit.getAddress()).toBeUndefined()
  await connect()
  expect(kit.getAccount()).toMatchObject({ status: 'connected', address })
  expect(kit.getAccount('solana')).toMatchObject({ status: 'disconnected', allAccounts: [] })
  expect(kit.getAddress()).toBe(address)
  expect(kit.getAddress('solana')).toBeUndefined()
  expect(kit.getAddressByChainNamespace('eip155')).toBe(address)
  expect(kit.getCaipAddress()).toBe(`eip155:1:${address}`)
  expect(kit.getIsConnectedState()).toBe(true)
  expect(kit.getWalletInfo()).toMatchObject({ name: 'Harbour' })
})

test('the account: subscribeAccount and subscribeWalletInfo call back on changes only', async () => {
  const account = vi.fn()
  const other = vi.fn()
  const walletInfo = vi.fn()
  kit.subscribeAccount(account)
  kit.subscribeAccount(other, 'solana')
  kit.subscribeWalletInfo(walletInfo)
  kit.setThemeMode('light')
  await settle()
  expect(account).not.toHaveBeenCalled()
  await connect()
  await settle()
  expect(account).toHaveBeenLastCalledWith(kit.getAccount())
  expect(walletInfo).toHaveBeenCalledExactlyOnceWith(kit.getWalletInfo())
  expect(other).not.toHaveBeenCalled()
})

test('the network', async () => {
  expect(kit.getCaipNetwork()).toMatchObject({ id: 1, caipNetworkId: 'eip155:1' })
  expect(kit.getCaipNetwork('eip155', base.id)?.name).toBe('Base')
  expect(kit.getCaipNetwork(undefined, 'eip155:8453')?.name).toBe('Base')
  expect(kit.getCaipNetwork('solana')).toBeUndefined()
  expect(kit.getCaipNetworks().map(({ id }) => id)).toEqual([1, 8453])
  expect(kit.getCaipNetworks('solana')).toEqual([])
  expect(kit.getCaipNetworkId()).toBe('eip155:1')
  expect(kit.getChainId()).toBe(1)
  expect(kit.getActiveChainNamespace()).toBe('eip155')
  expect(kit.getApprovedCaipNetworkIds()).toEqual([])
  await kit.switchNetwork(base)
  expect(kit.getChainId()).toBe(base.id)
  await expect(kit.switchNetwork({ id: 5 })).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('the network: subscribeNetwork, subscribeCaipNetworkChange', async () => {
  const listener = vi.fn()
  const network = vi.fn()
  kit.subscribeNetwork(listener)
  const stop = kit.subscribeCaipNetworkChange(network)
  await connect()
  await kit.switchNetwork(base)
  await settle()
  expect(listener).toHaveBeenLastCalledWith(
    expect.objectContaining({ caipNetworkId: 'eip155:8453', chainId: 8453 }),
  )
  expect(network).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 8453 }))
  stop()
  await kit.switchNetwork(mainnet)
  await settle()
  expect(network).toHaveBeenCalledTimes(1)
})

test('the theme', async () => {
  const listener = vi.fn()
  kit.subscribeTheme(listener)
  kit.setThemeMode('light')
  kit.setThemeVariables({ '--cleat-accent': 'red' })
  expect(kit.getThemeMode()).toBe('light')
  expect(kit.getThemeVariables()).toEqual({ '--cleat-accent': 'red' })
  await settle()
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    themeMode: 'light',
    themeVariables: { '--cleat-accent': 'red' },
  })
})

test('the options', () => {
  kit.updateFeatures({ legalCheckbox: true })
  kit.updateFeatures({ allWallets: false })
  kit.updateOptions({ enableWalletGuide: false })
  kit.setTermsConditionsUrl('https://app.example/terms')
  kit.setPrivacyPolicyUrl('https://app.example/privacy')
  expect(kit.controllers.options.state).toMatchObject({
    features: { legalCheckbox: true, allWallets: false },
    enableWalletGuide: false,
    termsConditionsUrl: 'https://app.example/terms',
    privacyPolicyUrl: 'https://app.example/privacy',
  })
})

test('the state', async () => {
  const listener = vi.fn()
  kit.subscribeState(listener)
  expect(kit.getState()).toEqual({
    initialized: true,
    loading: false,
    open: false,
    selectedNetworkId: 'eip155:1',
    activeChain: 'eip155',
    connectingWallet: undefined,
    remoteFeatures: kit.getRemoteFeatures(),
  })
  void kit.open()
  await settle()
  expect(listener).toHaveBeenCalledExactlyOnceWith(kit.getState())
  expect(kit.getState().open).toBe(true)
  kit.redirect('Networks')
  await settle()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the events: each once and in order', async () => {
  const seen: string[] = []
  const stop = kit.subscribeEvents(({ data }) => seen.push(data.event))
  void kit.open()
  await connect()
  kit.close()
  expect(seen).toEqual(['MODAL_OPEN', 'CONNECT_SUCCESS', 'MODAL_CLOSE'])
  expect(kit.getEvent().data.event).toBe('MODAL_CLOSE')
  stop()
  void kit.open()
  expect(seen).toHaveLength(3)
})

test('ready waits for the session of an earlier visit', async () => {
  await kit.ready()
  kit.destroy()
  const returning = createTestAdapter({ session: true })
  const release = returning.hold()
  kit = createAppKit({ adapters: [returning], networks: [mainnet] })
  let isReady = false
  const ready = kit.ready().then(() => {
    isReady = true
  })
  await settle()
  expect(isReady).toBe(false)
  release()
  await ready
  expect(kit.getIsConnectedState()).toBe(true)
})

test('the modal: shows a pairing that the app made itself', async () => {
  await kit.runtime.load()
  void kit.open({ uri: 'wc:topic@2?relay-protocol=irn&symKey=key' })
  const { router } = kit.controllers
  await vi.waitFor(() => expect(router.current().name).toBe('ConnectingWalletConnectBasic'))
  expect(kit.controllers.connection.state.wcUri).toContain('wc:topic@2')
})

test('several wallets: what is connected, and what was before', async () => {
  const listener = vi.fn()
  const stop = kit.subscribeConnections(listener)
  expect(kit.getConnections()).toEqual([])
  await connect()
  await settle()
  const [connection] = kit.getConnections('eip155')
  expect(connection).toMatchObject({ connectorId: 'harbour', accounts: [{ address }] })
  expect(listener).toHaveBeenCalledWith(kit.getConnections())
  await kit.switchConnection({ connection: { connectorId: 'harbour' } })
  await kit.disconnect()
  expect(kit.getConnections()).toEqual([])
  expect(kit.getRecentConnections()).toMatchObject([{ connectorId: 'harbour', name: 'Harbour' }])
  await kit.deleteConnection({ address, connectorId: 'harbour' })
  expect(kit.getRecentConnections()).toEqual([])
  stop()
})

test('several wallets: connectorImages are those of connections and of the wallet', async () => {
  const icon = 'https://app.example/harbour.svg'
  kit.updateOptions({ connectorImages: { harbour: icon } })
  await connect()
  expect(kit.getConnections()[0]?.icon).toBe(icon)
  expect(kit.getWalletInfo()?.icon).toBe(icon)
  await kit.disconnect()
  expect(kit.getRecentConnections()[0]?.icon).toBe(icon)
})

test('several wallets: resetWcConnection forgets what was proposed, and no request', () => {
  const waiting = [{ id: 1, method: 'personal_sign', wallet: 'Harbour' }]
  kit.controllers.connection.set({ wcUri: 'wc:1@2', wcError: true, waiting })
  kit.resetWcConnection()
  expect(kit.controllers.connection.state).toMatchObject({
    wcUri: undefined,
    wcError: false,
    waiting,
  })
})

test('the account: getPreferredAccountType is the kind in use', async () => {
  expect(kit.getPreferredAccountType()).toBeUndefined()
  await connect()
  expect(kit.getPreferredAccountType('eip155')).toBe('eoa')
  const runtime = kit.runtime.current ?? {}
  Object.assign(runtime, { getAccountType: () => 'smartAccount' })
  expect(kit.getPreferredAccountType('eip155')).toBe('smartAccount')
})

test('the account: updateNativeBalance asks the chain, and only networks of the app', async () => {
  const asked = vi.fn(async () => ({
    value: 1_500_000_000_000_000_000n,
    decimals: 18,
    symbol: 'ETH',
  }))
  Object.assign(adapter.features, { 'balance:read': asked })
  expect(await kit.updateNativeBalance(address, 8453, 'eip155')).toEqual({
    balance: '1.5',
    symbol: 'ETH',
  })
  expect(asked).toHaveBeenCalledWith({ address, network: expect.objectContaining({ id: 8453 }) })
  expect(await kit.updateNativeBalance(address, 5, 'eip155')).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the account: fetchIdentity is empty without a service', async () => {
  expect(await kit.fetchIdentity({ address, caipNetworkId: 'eip155:1' })).toEqual({})
})

test('networks: getDisabledCaipNetworks are those that the wallet did not approve', () => {
  const { network } = kit.controllers
  expect(kit.getDisabledCaipNetworks()).toEqual([])
  const [first] = kit.getCaipNetworks()
  network.setApproved('eip155', {
    approvedCaipNetworkIds: first ? [first.caipNetworkId] : [],
    supportsAllNetworks: false,
  })
  expect(kit.getDisabledCaipNetworks().map(({ id }) => id)).toEqual([8453])
})

test('networks: switchNetwork rejects, and with throwOnFailure: false it does not', async () => {
  const unknown = { id: 5 }
  await expect(kit.switchNetwork(unknown)).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
  await expect(kit.switchNetwork(unknown, { throwOnFailure: false })).resolves.toBeUndefined()
  await kit.switchNetwork(base, { throwOnFailure: true })
  expect(kit.getChainId()).toBe(8453)
})

test('options: setWalletFeaturesOrder, setEIP6963Enabled, getConnectMethodsOrder', () => {
  kit.updateFeatures({ send: false })
  kit.setWalletFeaturesOrder(['send', 'receive'])
  kit.setEIP6963Enabled(false)
  expect(kit.controllers.options.state).toMatchObject({
    enableEIP6963: false,
    features: { send: false, walletFeaturesOrder: ['send', 'receive'] },
  })
  expect(kit.getConnectMethodsOrder()).toEqual(['wallet'])
})

test('options: setConnectMethodsOrder, setSocialsOrder, setCollapseWallets', () => {
  kit.setConnectMethodsOrder(['social', 'wallet'])
  kit.setSocialsOrder(['x', 'google'])
  kit.setCollapseWallets(true)
  expect(kit.controllers.options.state.features).toMatchObject({
    connectMethodsOrder: ['social', 'wallet'],
    ...{ socials: ['x', 'google'], collapseWallets: true },
  })
  // Without logins, wallets are the only way.
  expect(kit.getConnectMethodsOrder()).toEqual(['wallet'])
})

test('options: remote features are what the app has', async () => {
  const listener = vi.fn()
  const stop = kit.subscribeRemoteFeatures(listener)
  expect(kit.getRemoteFeatures()).toMatchObject({ activity: true, swaps: false, multiWallet: true })
  kit.updateFeatures({ history: false })
  await settle()
  expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ activity: false }))
  stop()
})

test('getError says why connecting failed, getSIWX is what the app gave', async () => {
  expect([kit.getError(), kit.getSIWX()]).toEqual(['', undefined])
  adapter.fail(new CleatError('CONNECTION_USER_REJECTED', { context: { wallet: 'Harbour' } }))
  await connect().catch(() => undefined)
  expect(kit.getError()).toContain('Harbour')
  kit.destroy()
  const siwx = { createMessage: async () => ({}) } as never
  kit = createAppKit({ adapters: [adapter], networks: [mainnet], siwx })
  expect(kit.getSIWX()).toBe(siwx)
})

test('parameters: basic turns activity off, and forces nobody off a chain', () => {
  kit.destroy()
  kit = createAppKit({ adapters: [adapter], networks: [mainnet], basic: true })
  expect(kit.getRemoteFeatures().activity).toBe(false)
  expect(kit.controllers.options.state.unsupportedChain).toBe('banner')
  kit.controllers.connection.reset()
  expect(kit.controllers.connection.state.wcBasic).toBe(true)
})

test('parameters: features.headless loads no modal', async () => {
  kit.destroy()
  const features = { headless: true }
  kit = createAppKit({ adapters: [adapter], networks: [mainnet], features })
  void kit.open()
  await settle()
  expect(kit.isOpen()).toBe(true)
  expect(kit.getState().loading).toBe(false)
  expect(document.querySelector('[data-cleat]')).toBeNull()
})
