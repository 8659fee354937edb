import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { unlistedId } from '../test/networks.ts'
import { captureView } from './captureView.ts'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('default', async () => {
  const { kit } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  expect(captureView(kit, 'eip155')).toEqual({
    namespace: 'eip155',
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    caipNetworkId: 'eip155:1',
    wallet: 'Wallet A',
  })
})

test('behavior: a view stays as it was taken', async () => {
  const { kit, adapter } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  const view = captureView(kit, 'eip155')
  adapter.moveTo(unlistedId)
  expect(view.caipNetworkId).toBe('eip155:1')
  expect(captureView(kit, 'eip155').caipNetworkId).toBe('eip155:137')
})

test.each(['eip155', 'solana', '__proto__'])(
  'error: CONNECTION_NOT_CONNECTED for %s',
  (namespace) => {
    const { kit } = createTestKit()
    expect(() => captureView(kit, namespace)).toThrow(
      expect.objectContaining({ code: 'CONNECTION_NOT_CONNECTED', context: { namespace } }),
    )
  },
)

test.each(['connecting', 'reconnecting'] as const)(
  'error: CONNECTION_NOT_CONNECTED while %s',
  (status) => {
    const { kit } = createTestKit()
    kit.controllers.account.setStatus('eip155', status)
    expect(() => captureView(kit, 'eip155')).toThrow(
      expect.objectContaining({ code: 'CONNECTION_NOT_CONNECTED' }),
    )
  },
)
