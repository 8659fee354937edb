import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceWindow } from '../test/createDeviceWindow.ts'
import { createConnection, createConnector, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { usesExternal } from './usesExternal.ts'

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
  expect(usesExternal(kit)).toBe(false)
  adapter.setConnection(createConnection())
  expect(usesExternal(kit)).toBe(isExternal)
})

test('behavior: while a session is looked for, it may be one', () => {
  const { kit } = createTestKit({ adapter: createFakeAdapter({ session: createConnection() }) })
  kit.start()
  expect(kit.controllers.account.get('eip155').status).toBe('reconnecting')
  expect(usesExternal(kit)).toBe(true)
})
