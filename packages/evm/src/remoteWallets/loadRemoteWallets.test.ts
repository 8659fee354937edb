import { checkNetworks } from '@cleat/core/adapter'
import { createDeviceWindow } from '@cleat/core/test/createDeviceWindow'
import { mainnet } from '@cleat/core/test/networks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeSafe } from '../test/createFakeSafe.ts'
import { loadRemoteWallets } from './loadRemoteWallets.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const networks = checkNetworks({ networks: [mainnet] })
const metadata = { name: 'App', description: '', url: 'https://app.example', icons: [] }

async function load(coinbase?: object) {
  const wallets = await loadRemoteWallets({ metadata, networks, coinbase })
  return wallets.map(({ id }) => id)
}

test('default', async () => {
  expect(await loadRemoteWallets({ metadata, networks, coinbase: {} })).toMatchObject([
    { id: 'coinbaseWalletSDK', name: 'Coinbase Wallet', kind: 'external', readTimeoutMs: 20_000 },
  ])
})

test('parameters: coinbase', async () => {
  expect(await load()).toEqual([])
})

test('behavior: within a Safe, that comes first and is the host of the page', async () => {
  vi.stubGlobal('window', createFakeSafe().window)
  expect(await load({})).toEqual(['safe', 'coinbaseWalletSDK'])
  expect(await loadRemoteWallets({ metadata, networks })).toMatchObject([
    { id: 'safe', name: 'Safe', kind: 'external', isHost: true },
  ])
})

test('behavior: within the frame of another site there is no Safe', async () => {
  const { window } = createFakeSafe({ facts: { ancestors: ['https://a.example'] } })
  vi.stubGlobal('window', window)
  expect(await load({})).toEqual(['coinbaseWalletSDK'])
})

test('behavior: a Safe that cannot be loaded takes no other wallet along', async () => {
  const window = createDeviceWindow({ ancestors: ['https://app.safe.global'] })
  Object.defineProperty(window, 'location', {
    get: () => {
      throw new Error('Loading the chunk failed')
    },
  })
  vi.stubGlobal('window', window)
  expect(await load({})).toEqual(['coinbaseWalletSDK'])
})
