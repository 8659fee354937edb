import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection, createConnector, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { describeConnector } from './describeConnector.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function connect(type: 'ANNOUNCED' | 'AUTH' | 'WALLET_CONNECT') {
  const adapter = createFakeAdapter({ connectors: [createConnector({ type })] })
  const { kit } = createTestKit({ adapter })
  kit.start()
  adapter.setConnection(createConnection())
  return kit
}

test('default', () => {
  const kit = connect('ANNOUNCED')
  expect(describeConnector(kit, 'eip155')).toEqual({ method: 'browser', name: 'Wallet A' })
})

test('behavior: a wallet that was paired, by a code or by a link on this device', () => {
  const kit = connect('WALLET_CONNECT')
  expect(describeConnector(kit, 'eip155').method).toBe('qrcode')
  kit.controllers.connection.set({ wcLinking: { href: 'harbour://', name: 'Harbour' } })
  expect(describeConnector(kit, 'eip155').method).toBe('mobile')
})

test('behavior: any login to the embedded wallet', () => {
  expect(describeConnector(connect('AUTH'), 'eip155').method).toBe('email')
})
