import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../../test/createDeviceWindow.ts'
import {
  createConnection,
  createConnector,
  createFakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { usesRemoteWallet } from './usesRemoteWallet.ts'

beforeEach(() => {
  vi.stubGlobal('window', createDeviceWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['ANNOUNCED', false],
  ['EXTERNAL', true],
  ['WALLET_CONNECT', true],
] as const)('default: %s', async (type, isExternal) => {
  const adapter = createFakeAdapter({ connectors: [createConnector({ type })] })
  const { kit } = createTestKit({ adapter })
  await kit.start()
  expect(usesRemoteWallet(kit)).toBe(false)
  adapter.setConnection(createConnection())
  expect(usesRemoteWallet(kit)).toBe(isExternal)
})

test('behavior: while a session is looked for, it may be one', () => {
  const { kit } = createTestKit({ adapter: createFakeAdapter({ session: createConnection() }) })
  kit.start()
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  expect(usesRemoteWallet(kit)).toBe(true)
})

test('behavior: while a wallet is asked, it may be one', async () => {
  const adapter = createFakeAdapter()
  adapter.asks = true
  const { kit } = createTestKit({ adapter })
  await kit.start()
  kit.actions.connect({ connectorId: 'a' }).catch(() => undefined)
  expect(kit.controllers.account.get('eip155').status).toBe('connecting')
  expect(usesRemoteWallet(kit)).toBe(true)
  kit.destroy()
})

test('behavior: one that is connected beside the wallet in use', async () => {
  const paired = createConnector({ id: 'walletConnect', type: 'WALLET_CONNECT' })
  const adapter = createFakeAdapter({ connectors: [createConnector(), paired] })
  const others = [createConnection(), createConnection({ connectorId: 'walletConnect' })]
  adapter.features['connections:list'] = () => others
  const { kit } = createTestKit({ adapter })
  await kit.start()
  adapter.setConnection(createConnection())
  expect(usesRemoteWallet(kit)).toBe(true)
  others.pop()
  expect(usesRemoteWallet(kit)).toBe(false)
})
