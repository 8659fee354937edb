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
  expect(kit.controllers.router.current().name).toBe('ConnectingWalletConnectBasic')
  expect(kit.controllers.connection.state.wcUri).toContain('wc:topic@2')
})
