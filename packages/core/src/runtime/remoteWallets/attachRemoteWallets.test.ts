import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringRemoteWallets } from '../../test/bringRemoteWallets.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, solana as solanaNetwork } from '../../test/networks.ts'
import { attachRemoteWallets } from './attachRemoteWallets.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const adapter = bringRemoteWallets(createFakeAdapter())
  const { kit } = createTestKit({ adapter, projectId: 'project' })
  expect(kit.remoteWallets.current).toBeUndefined()
  attachRemoteWallets(kit)
  const wallets = await kit.remoteWallets.loaded
  expect(kit.remoteWallets.current).toBe(wallets)
  expect(wallets.byNamespace.eip155?.map(({ id }) => id)).toEqual([
    'walletConnect',
    'coinbaseWalletSDK',
  ])
})

test('behavior: only the first time counts', async () => {
  const { kit } = createTestKit({ projectId: 'project' })
  attachRemoteWallets(kit)
  const wallets = await kit.remoteWallets.loaded
  attachRemoteWallets(kit)
  await new Promise((resolve) => setTimeout(resolve))
  expect(kit.remoteWallets.current).toBe(wallets)
})

test('behavior: the next visit needs them at once while one of them is connected, whoever connects besides', async () => {
  const paired = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [paired] })
  const solana = createFakeAdapter({ namespace: 'solana' })
  const { kit } = createTestKit({
    adapters: [adapter, solana],
    networks: [mainnet, solanaNetwork],
    projectId: 'project',
  })
  await kit.start()
  attachRemoteWallets(kit)
  await kit.remoteWallets.loaded
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  adapter.setConnection(createConnection({ connectorId: 'walletConnect' }))
  await settle()
  expect(kit.storage.get('isExternal')).toBe(true)
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  await settle()
  expect(kit.storage.get('isExternal')).toBe(true)
  adapter.drop()
  await settle()
  expect(kit.storage.get('isExternal')).toBe(false)
})

test('behavior: a kit that is destroyed leaves what it knew', async () => {
  const paired = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [paired] })
  const { kit } = createTestKit({ adapter, projectId: 'project' })
  await kit.start()
  attachRemoteWallets(kit)
  await kit.remoteWallets.loaded
  adapter.setConnection(createConnection({ connectorId: 'walletConnect' }))
  await new Promise((resolve) => setTimeout(resolve))
  kit.destroy()
  adapter.drop()
  await new Promise((resolve) => setTimeout(resolve))
  expect(kit.storage.get('isExternal')).toBe(true)
})
