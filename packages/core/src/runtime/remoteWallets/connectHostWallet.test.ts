import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryArea } from '../../base/storage/storageArea.ts'
import type { KitOptions } from '../../contract/options/kitOptions.ts'
import { bringRemoteWallets } from '../../test/bringRemoteWallets.ts'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { attachRemoteWallets } from './attachRemoteWallets.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow({ ancestors: ['https://app.safe.global'] }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const connectors = [createConnector({ id: 'safe', name: 'Safe' }), createConnector({ id: 'a' })]

/** A visit to the app in a Safe's frame. */
async function visit(options: Partial<KitOptions> & { adapter?: FakeAdapter } = {}) {
  const { adapter = createFakeAdapter({ connectors }), ...others } = options
  const test = createTestKit({ adapter: bringRemoteWallets(adapter), ...others })
  const { kit } = test
  kit.start()
  attachRemoteWallets(kit)
  await kit.remoteWallets.loaded
  // The code is already loaded, so 20 ms suffice to show that nothing happens.
  await import('./connectHostWallet.ts')
  await new Promise((resolve) => setTimeout(resolve, 20))
  const read = () => {
    const { status, connectorId } = kit.controllers.account.get('eip155')
    return [status, connectorId]
  }
  return { ...test, read }
}

const connected = ['connected', 'safe']
const disconnected = ['disconnected', undefined]

test('default', async () => {
  const { kit, read } = await visit()
  expect(read()).toEqual(connected)
  expect(kit.controllers.modal.state.open).toBe(false)
})

test('behavior: anywhere else nothing is connected', async () => {
  vi.stubGlobal('window', createDeviceWindow({ ancestors: ['https://a.example'] }))
  expect((await visit()).read()).toEqual(disconnected)
})

test('behavior: the session of an earlier visit stays', async () => {
  const session = createConnection({ connectorId: 'a' })
  const { read } = await visit({ adapter: createFakeAdapter({ connectors, session }) })
  expect(read()).toEqual(['connected', 'a'])
})

test('behavior: a session that cannot be restored is followed by the Safe', async () => {
  const adapter = createFakeAdapter({ connectors })
  adapter.overrides.hasSession = () => true
  adapter.overrides.reconnect = () => new Promise((resolve) => setTimeout(() => resolve(null), 5))
  expect((await visit({ adapter })).read()).toEqual(connected)
})

test('behavior: left by the visitor, it stays so until it is chosen again', async () => {
  const storage = createMemoryArea()
  const first = await visit({ storage })
  await first.kit.actions.disconnect()
  expect(first.read()).toEqual(disconnected)

  const second = await visit({ storage })
  expect(second.read()).toEqual(disconnected)
  await second.kit.actions.connect({ connectorId: 'safe' })
  second.kit.destroy()
  expect((await visit({ storage })).read()).toEqual(connected)
})

test('behavior: another kit of the page keeps its own memory', async () => {
  const storage = createMemoryArea()
  const first = await visit({ storage, id: 'one' })
  await first.kit.actions.disconnect()
  expect((await visit({ storage, id: 'two' })).read()).toEqual(connected)
})

test.each<Partial<KitOptions>>([{ enableReconnect: false }, { features: { legalCheckbox: true } }])(
  'parameters: %o leaves it to the visitor',
  async (options) => {
    expect((await visit(options)).read()).toEqual(disconnected)
  },
)

test('behavior: a Safe that does not answer is left alone', async () => {
  const adapter = createFakeAdapter({ connectors })
  adapter.overrides.connect = () => Promise.reject(new Error('No'))
  expect((await visit({ adapter })).read()).toEqual(disconnected)
})

test('behavior: destroyed in the meantime, nothing is asked', async () => {
  const adapter = bringRemoteWallets(createFakeAdapter({ connectors }))
  const { kit } = createTestKit({ adapter })
  kit.start()
  attachRemoteWallets(kit)
  kit.destroy()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(adapter.calls.filter((call) => call.startsWith('connect'))).toEqual([])
})
