import { expect, test } from 'vitest'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import type { LoadedRemoteWallets } from '../contract/remoteWallets/remoteWallets.ts'
import { mainnet } from '../test/networks.ts'
import { createRemoteWallets } from './createRemoteWallets.ts'

const options: KitOptions = { networks: [mainnet], adapters: [] }
const setup = { options, area: createMemoryArea() }

function createWallets(): LoadedRemoteWallets {
  return {
    byNamespace: { eip155: [] },
    askToSignIn: async () => undefined,
    getUniversalProvider: async () => undefined,
    connectWalletConnect: () => Promise.reject(new Error('Not used')),
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    getSession: () => null,
  }
}

test('default', async () => {
  const remoteWallets = createRemoteWallets(setup)
  expect(remoteWallets.setup).toBe(setup)
  expect(remoteWallets.current).toBeUndefined()
  let loaded: LoadedRemoteWallets | undefined
  void remoteWallets.loaded.then((wallets) => {
    loaded = wallets
  })
  await Promise.resolve()
  expect(loaded).toBeUndefined()
  const wallets = createWallets()
  remoteWallets.provide(wallets)
  expect(remoteWallets.current).toBe(wallets)
  expect(await remoteWallets.loaded).toBe(wallets)
})

test('behavior: two kits share nothing', () => {
  const [one, other] = [createRemoteWallets(setup), createRemoteWallets(setup)]
  one.provide(createWallets())
  expect(other.current).toBeUndefined()
})
