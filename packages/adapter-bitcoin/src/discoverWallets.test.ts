import { checkNetworks, type PairedWallet } from '@cleat/core/adapter'
import { type BitcoinDialect, createBitcoinWallet } from '@cleat/testing/bitcoin'
import { afterEach, expect, test, vi } from 'vitest'
import { createAccountMemory } from './base/accountMemory.ts'
import { discoverWallets } from './discoverWallets.ts'
import { createNetwork } from './test/createNetwork.ts'

const cleanups: (() => void)[] = []
let dropped = 0

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  for (const name of ['btc_providers', 'okxwallet', 'bitkeep', 'binancew3w', 'unisat'])
    Reflect.deleteProperty(window, name)
  vi.useRealTimers()
})

test('default: one of each', () => {
  appear('walletStandard', 'Harbour')
  appear('unisat')
  appear('satsConnect', 'Beacon')
  appear('leather')
  appear('okx')
  expect(start().names()).toEqual(['Harbour', 'Beacon', 'UniSat Wallet', 'OKX Wallet', 'Leather'])
})

test('behavior: found in two ways, listed one time, in the better dialect', async () => {
  const meant = appear('walletStandard', 'Harbour Wallet')
  const other = appear('satsConnect', 'harbour')
  const { names, wallets } = start()
  expect(names()).toEqual(['Harbour Wallet'])
  const [network] = checkNetworks({ networks: [createNetwork('regtest')] })
  const { signal } = new AbortController()
  await wallets()[0]?.connect({ isSilent: false, network, signal })
  expect([meant, other].map(({ requests }) => requests.length)).toEqual([1, 0])
})

test('behavior: two of the Wallet Standard with one name are both listed', () => {
  appear('walletStandard', 'Harbour')
  appear('walletStandard', 'Harbour')
  appear('satsConnect', 'Harbour')
  const ids = start()
    .wallets()
    .map(({ connector }) => connector.id)
  expect(ids).toEqual(['Harbour', 'Harbour#2'])
})

test('behavior: of 500 wallets 64 are listed, and the rest is told of once', () => {
  const { names } = start()
  dropped = 0
  for (let at = 0; at < 500; at += 1)
    register({
      ...{ version: '1.0.0', name: `Flood ${at}`, icon: '', chains: [], accounts: [] },
      features: { 'bitcoin:connect': { connect: async () => ({ accounts: [] }) } },
    })
  expect([names().length, dropped]).toEqual([64, 1])
})

test('behavior: late ones, in each dialect', () => {
  vi.useFakeTimers()
  const { names } = start()
  expect(names()).toEqual([])
  appear('walletStandard', 'Harbour')
  expect(names()).toEqual(['Harbour'])
  appear('unisat')
  vi.advanceTimersByTime(200)
  expect(names()).toEqual(['Harbour', 'UniSat Wallet'])
  appear('leather')
  window.dispatchEvent(new Event('load'))
  expect(names()).toEqual(['Harbour', 'UniSat Wallet', 'Leather'])
})

test('behavior: followers of UniSat by their own names', () => {
  const provider = { requestAccounts: async () => [] }
  Object.assign(window, { bitkeep: { unisat: provider }, unisat: provider })
  Object.assign(window, { binancew3w: { bitcoin: { ...provider } } })
  expect(start().names()).toEqual(['Binance Wallet', 'Bitget Wallet'])
})

test('behavior: stopped, nothing is listened to', () => {
  vi.useFakeTimers()
  const { names, stop } = start()
  stop()
  appear('walletStandard', 'Harbour')
  appear('unisat')
  vi.advanceTimersByTime(10_000)
  window.dispatchEvent(new Event('load'))
  expect(names()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [{ announced: true, injected: false }, ['Harbour']],
  [{ announced: false, injected: true }, ['UniSat Wallet']],
  [{ announced: false, injected: false }, []],
])('parameters: discovery %o', (discovery, expected) => {
  appear('walletStandard', 'Harbour')
  appear('unisat')
  expect(start(discovery).names()).toEqual(expected)
})

test('behavior: a wallet without Bitcoin is none of ours', () => {
  const wallet = {
    version: '1.0.0',
    name: 'Other',
    icon: '',
    chains: [],
    accounts: [],
    features: {},
  }
  const { names } = start()
  register(wallet)
  expect(names()).toEqual([])
})

test.each([
  ['a name of control characters', { name: '\u0000\u202e\u2800' }, 'wallet'],
  ['a name without an end', { name: 'x'.repeat(9000) }, 'x'.repeat(40)],
  ['a picture that leads elsewhere', { icon: 'https://wallet.example/icon.svg' }, 'Harbour'],
  ['a picture that runs', { icon: 'javascript:alert(1)' }, 'Harbour'],
])('behavior: %s', (_, changed, name) => {
  const { wallets } = start()
  register({
    ...{ version: '1.0.0', name: 'Harbour', icon: '', chains: [], accounts: [] },
    features: { 'bitcoin:connect': { connect: async () => ({ accounts: [] }) } },
    ...changed,
  })
  expect(wallets().map(({ connector }) => [connector.name, connector.imageUrl])).toEqual([
    [name, undefined],
  ])
})

test('behavior: what is broken is passed over', () => {
  const trap = new Proxy({}, { get: () => raise() })
  Object.assign(window, {
    unisat: trap,
    okxwallet: { bitcoin: null },
    btc_providers: [null, 5, { id: 'nowhere.at.all', name: 'Lost' }, { id: 7, name: 'x' }, trap],
  })
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'nonsense' }))
  const { names } = start()
  for (const detail of [undefined, null, raise, () => trap])
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  register(trap)
  register(null)
  expect(names()).toEqual([])
})

function appear(dialect: BitcoinDialect, name = 'Harbour') {
  const wallet = createBitcoinWallet({ info: { name, id: `${name.replace(/\W/g, '')}Provider` } })
  cleanups.push(wallet.speak(dialect, window))
  return wallet
}

test('behavior: the wallet that is paired stands behind those of the page, and comes when it is wanted', async () => {
  appear('unisat', 'Harbour')
  const nothing = async () => null
  const remoteWallets = Promise.resolve<readonly PairedWallet[]>([
    {
      ...{ id: 'walletConnect', name: 'WalletConnect', kind: 'walletConnect' },
      ...{ read: nothing, pair: nothing, request: nothing, switchChain: nothing },
      disconnect: async () => undefined,
      subscribe: () => () => undefined,
    },
  ])
  const { names, wallets } = start(undefined, remoteWallets)
  const before = names()
  await remoteWallets
  expect(names()).toEqual([...before, 'WalletConnect'])
  expect(wallets().at(-1)?.connector.id).toBe('walletConnect')
})

function start(
  discovery = { announced: true, injected: true },
  remoteWallets: Promise<readonly PairedWallet[]> = new Promise(() => undefined),
) {
  let found: Parameters<Parameters<typeof discoverWallets>[0]['report']>[0] = []
  const stop = discoverWallets({
    ...{ window, discovery, memory: createAccountMemory({ area: localStorage, key: 'accounts' }) },
    remoteWallets,
    onDropped: () => {
      dropped += 1
    },
    report(wallets) {
      found = wallets
    },
  })
  cleanups.push(stop)
  return { stop, wallets: () => found, names: () => found.map(({ connector }) => connector.name) }
}

function register(wallet: unknown): void {
  const detail = (api: { register: (wallet: unknown) => void }) => api.register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

function raise(): never {
  throw new Error('A trap.')
}
