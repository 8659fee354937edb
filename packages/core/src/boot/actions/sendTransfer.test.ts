import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchError } from '../../test/catchError.ts'
import { createConnection } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { baseId, mainnetId, unlistedId } from '../../test/networks.ts'
import { sendTransfer } from './sendTransfer.ts'

const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => vi.unstubAllGlobals())

async function startConnected() {
  const { kit, adapter } = createTestKit()
  const send = vi.fn(async () => ({ hash: '0xabc' }))
  adapter.features['transfer:send'] = send
  kit.start()
  const { address } = await kit.actions.connect({ connectorId: 'a' })
  return { kit, adapter, send, address }
}

test('default', async () => {
  const { kit, send, address } = await startConnected()
  expect(await sendTransfer(kit, { to, value: 5n })).toEqual({ hash: '0xabc', address })
  const network = expect.objectContaining({ caipNetworkId: mainnetId })
  expect(send).toHaveBeenCalledExactlyOnceWith({ to, value: 5n, address, network })
})

test('error: REQUEST_NETWORK_CHANGED', async () => {
  const { kit, adapter, send } = await startConnected()
  adapter.features['connection:read'] = async () => createConnection({ caipNetworkId: baseId })
  expect(await catchError(sendTransfer(kit, { to, value: 5n }))).toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
  })
  expect(send).not.toHaveBeenCalled()
})

test('error: NETWORK_NOT_FOUND on a chain that the app does not list', async () => {
  const { kit, adapter, send } = await startConnected()
  adapter.moveTo(unlistedId)
  adapter.features['connection:read'] = async () => createConnection({ caipNetworkId: unlistedId })
  expect(await catchError(sendTransfer(kit, { to, value: 5n }))).toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
  expect(send).not.toHaveBeenCalled()
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const { kit, adapter } = await startConnected()
  delete adapter.features['transfer:send']
  expect(await catchError(sendTransfer(kit, { to, value: 5n }))).toMatchObject({
    code: 'ADAPTER_FEATURE_MISSING',
  })
})
