import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnet, solana, solanaId } from '../../test/networks.ts'
import { forgetPairing } from './forgetPairing.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const external = createConnector({ id: 'b', chain: 'solana', type: 'EXTERNAL' })
const paired = createConnection({ connectorId: 'walletConnect' })

async function create({ connection = paired } = {}) {
  const [adapter, other] = [
    createFakeAdapter(),
    createFakeAdapter({ namespace: 'solana', connectors: [external] }),
  ]
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [adapter, other] })
  await kit.start()
  adapter.setConnection(connection)
  kit.storage.set('isExternal', true)
  return { kit, adapter, other }
}

const tick = () => new Promise((resolve) => setTimeout(resolve))

test('default', async () => {
  const { kit, adapter, other } = await create()
  forgetPairing(kit)
  adapter.drop()
  await tick()
  expect(adapter.calls).toContain('disconnect')
  expect(other.calls).not.toContain('disconnect')
  expect(kit.storage.get('isExternal')).toBe(false)
})

test('behavior: disconnected from here, the adapter is not asked again', async () => {
  const { kit, adapter } = await create()
  forgetPairing(kit)
  await tick()
  expect(adapter.calls).not.toContain('disconnect')
})

test('behavior: another wallet takes over, and is kept', async () => {
  const { kit, adapter } = await create()
  forgetPairing(kit)
  adapter.setConnection(createConnection({ connectorId: 'a' }))
  await tick()
  expect(adapter.calls).not.toContain('disconnect')
  expect(kit.controllers.account.get('eip155').connectorId).toBe('a')
})

test('behavior: a wallet of the page is none of the session', async () => {
  const { kit, adapter } = await create({ connection: createConnection({ connectorId: 'a' }) })
  forgetPairing(kit)
  await tick()
  expect(adapter.calls).not.toContain('disconnect')
})

test('behavior: another namespace that is connected keeps the code of its wallet', async () => {
  const { kit, adapter, other } = await create()
  other.setConnection(createConnection({ connectorId: 'b', caipNetworkId: solanaId }))
  kit.storage.set('isExternal', true)
  forgetPairing(kit)
  adapter.drop()
  await tick()
  expect(kit.storage.get('isExternal')).toBe(true)
})

test('error: an adapter that fails to disconnect', async () => {
  const { kit, adapter } = await create()
  adapter.overrides.disconnect = () => Promise.reject(new Error('No'))
  forgetPairing(kit)
  adapter.drop()
  await tick()
  expect(kit.storage.get('isExternal')).toBe(false)
})
