import { expect, test } from 'vitest'
import { createStorage } from '../base/storage/createStorage.ts'
import { createMemoryArea } from '../base/storage/storageArea.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { base, mainnet, solana } from '../test/networks.ts'
import { checkNetworks } from './checkNetworks.ts'
import { createControllers } from './createControllers.ts'
import type { Controllers } from './kitBase.ts'

function create(
  options: Partial<KitOptions> = {},
  stored: { activeNetworkId?: string; recentWallets?: { id: string; name: string }[] } = {},
): Controllers {
  const storage = createStorage({ area: createMemoryArea(), prefix: '' })
  if (stored.activeNetworkId) storage.set('activeNetworkId', stored.activeNetworkId)
  if (stored.recentWallets) storage.set('recentWallets', stored.recentWallets)
  const all: KitOptions = {
    networks: [mainnet, base, solana],
    adapters: [createFakeAdapter()],
    ...options,
  }
  return createControllers({ options: all, networks: checkNetworks(all), storage })
}

test('default', () => {
  const { account, network, options, theme } = create()
  expect(network.getActive().caipNetworkId).toBe('eip155:1')
  expect(Object.keys(account.state)).toEqual(['eip155', 'solana'])
  expect(theme.state.themeMode).toBe('dark')
  expect(options.state).toEqual({
    metadata: { name: '', description: '', url: '', icons: [] },
    enableReconnect: true,
    enableNetworkSwitch: true,
    unsupportedChain: 'block',
    debug: false,
  })
})

test('parameters: defaultNetwork', () => {
  expect(create({ defaultNetwork: base }).network.getActive().name).toBe('Base')
  expect(create({ defaultNetwork: solana }).network.getActive().name).toBe('Solana')
})

test('parameters: defaultNetwork that is not listed', () => {
  const defaultNetwork = { ...mainnet, id: 137 }
  expect(create({ defaultNetwork }).network.getActive().name).toBe('Ethereum')
})

test('parameters: themeMode, debug, options', () => {
  const { alerts, options, theme } = create({
    themeMode: 'light',
    debug: true,
    enableReconnect: false,
    enableNetworkSwitch: false,
    allowUnsupportedChain: true,
  })
  expect(theme.state.themeMode).toBe('light')
  expect(options.state).toMatchObject({
    debug: true,
    enableReconnect: false,
    enableNetworkSwitch: false,
    unsupportedChain: 'ignore',
  })
  alerts.show({ message: 'Look' })
  expect(alerts.state.open).toBe(true)
})

test('behavior: the choice of an earlier visit comes before the app', () => {
  const { network } = create({ defaultNetwork: solana }, { activeNetworkId: 'eip155:8453' })
  expect(network.getActive().name).toBe('Base')
})

test('behavior: a stored network that is gone is passed over', () => {
  const { network } = create({ defaultNetwork: base }, { activeNetworkId: 'eip155:137' })
  expect(network.getActive().name).toBe('Base')
})

test('behavior: recent wallets of an earlier visit are known', () => {
  const recentWallets = [{ id: 'org.example.a', name: 'Example' }]
  expect(create({}, { recentWallets }).connectors.state.recentWallets).toEqual(recentWallets)
})
