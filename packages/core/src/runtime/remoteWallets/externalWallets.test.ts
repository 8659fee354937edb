import { expect, test } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { mainnet } from '../../test/networks.ts'
import { createExternalWallets, type LoadedExternalWallets } from './externalWallets.ts'

const options: KitOptions = { networks: [mainnet], adapters: [] }
const setup = { options, area: createMemoryArea() }

function createWallets(): LoadedExternalWallets {
  return {
    byNamespace: { eip155: [] },
    getUniversalProvider: async () => undefined,
    connectWalletConnect: () => Promise.reject(new Error('Not used')),
    preparePairing: async () => undefined,
    cancelRequest: () => undefined,
    getSession: () => null,
  }
}

test('default', async () => {
  const external = createExternalWallets(setup)
  expect(external.setup).toBe(setup)
  expect(external.current).toBeUndefined()
  let loaded: LoadedExternalWallets | undefined
  void external.loaded.then((wallets) => {
    loaded = wallets
  })
  await Promise.resolve()
  expect(loaded).toBeUndefined()
  const wallets = createWallets()
  external.provide(wallets)
  expect(external.current).toBe(wallets)
  expect(await external.loaded).toBe(wallets)
})

test('behavior: two kits share nothing', () => {
  const [one, other] = [createExternalWallets(setup), createExternalWallets(setup)]
  one.provide(createWallets())
  expect(other.current).toBeUndefined()
})
