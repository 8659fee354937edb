import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import { catchError } from '../../test/catchError.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createTestKit, type TestKit } from '../../test/createTestKit.ts'
import { baseId, mainnet, solana } from '../../test/networks.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'ab'.repeat(65)}`
const message = 'Hello'

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function startConnected(): Promise<TestKit> {
  const test = createTestKit()
  test.kit.start()
  await test.kit.actions.connect({ connectorId: 'a' })
  return test
}

test('default', async () => {
  const { kit, adapter } = await startConnected()
  const verify = vi.fn(async () => true)
  adapter.features['message:verify'] = verify
  await expect(kit.actions.signMessage({ message })).resolves.toEqual({ signature, address })
  expect(adapter.calls.slice(-2)).toEqual(['read', 'sign Hello'])
  expect(verify).toHaveBeenCalledExactlyOnceWith({ message, address, signature })
})

test('parameters: namespace', async () => {
  const sol = createFakeAdapter({ id: 'sol', namespace: 'solana' })
  const evm = createFakeAdapter()
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [evm, sol] })
  kit.start()
  await kit.actions.connect({ connectorId: 'a', namespace: 'eip155' })
  await kit.actions.connect({ connectorId: 'a', namespace: 'solana' })
  await kit.actions.signMessage({ message, namespace: 'eip155' })
  expect(evm.calls).toContain('sign Hello')
  expect(sol.calls).not.toContain('sign Hello')
})

test('error: CONNECTION_NOT_CONNECTED', async () => {
  const { kit, adapter } = createTestKit()
  kit.start()
  expect(await catchError(kit.actions.signMessage({ message }))).toMatchObject({
    code: 'CONNECTION_NOT_CONNECTED',
    context: { namespace: 'eip155' },
  })
  expect(adapter.calls).not.toContain('sign Hello')
})

test('error: REQUEST_ACCOUNT_CHANGED when the wallet itself is on another account', async () => {
  const { kit, adapter } = await startConnected()
  adapter.features['connection:read'] = async () => createConnection({ address: other })
  expect(await catchError(kit.actions.signMessage({ message }))).toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
    context: { expected: address, actual: other },
  })
  expect(adapter.calls).not.toContain('sign Hello')
})

test('error: REQUEST_NETWORK_CHANGED when the wallet itself is on another network', async () => {
  const { kit, adapter } = await startConnected()
  adapter.features['connection:read'] = async () => createConnection({ caipNetworkId: baseId })
  expect(await catchError(kit.actions.signMessage({ message }))).toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
    context: { expected: 'eip155:1', actual: baseId },
  })
  expect(adapter.calls).not.toContain('sign Hello')
})

test('error: REQUEST_ACCOUNT_CHANGED when the account changes while the wallet is read', async () => {
  const { kit, adapter } = await startConnected()
  adapter.features['connection:read'] = async () => {
    const before = createConnection()
    adapter.setConnection(createConnection({ address: other }))
    return before
  }
  expect((await catchError(kit.actions.signMessage({ message }))).code).toBe(
    'REQUEST_ACCOUNT_CHANGED',
  )
  expect(adapter.calls).not.toContain('sign Hello')
})

test('error: REQUEST_SIGNATURE_INVALID', async () => {
  const { kit, adapter } = await startConnected()
  adapter.features['message:verify'] = async () => false
  expect(await catchError(kit.actions.signMessage({ message }))).toMatchObject({
    code: 'REQUEST_SIGNATURE_INVALID',
    context: { address, wallet: 'Wallet A' },
  })
})

test('behavior: an adapter that cannot verify hands the signature on', async () => {
  const { kit, adapter } = await startConnected()
  const { 'message:verify': _, ...features } = adapter.features
  adapter.features = features
  await expect(kit.actions.signMessage({ message })).resolves.toEqual({ signature, address })
})

test('error: REQUEST_USER_REJECTED of the adapter passes', async () => {
  const { kit, adapter } = await startConnected()
  const failure = new CleatError('REQUEST_USER_REJECTED', {
    context: { method: 'personal_sign', wallet: 'Wallet A' },
  })
  adapter.features['message:sign'] = () => Promise.reject(failure)
  expect(await catchError(kit.actions.signMessage({ message }))).toBe(failure)
})

test.each(createHostileValues())('error: WALLET_ERROR for %s', async (_, value) => {
  const { kit, adapter } = await startConnected()
  adapter.features['message:sign'] = () => Promise.reject(value)
  expect(await catchError(kit.actions.signMessage({ message }))).toMatchObject({
    code: 'WALLET_ERROR',
    context: { wallet: 'Wallet A', method: 'message:sign' },
  })
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const { kit, adapter } = await startConnected()
  adapter.features = {}
  expect((await catchError(kit.actions.signMessage({ message }))).code).toBe(
    'ADAPTER_FEATURE_MISSING',
  )
})
