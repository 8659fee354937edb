import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ProviderRequest } from '../contract/adapter/providerRequest.ts'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createFakeWindow } from '../test/createFakeWindow.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { createWalletProvider } from './createWalletProvider.ts'

type Provider = { request(request: ProviderRequest): Promise<unknown> }

beforeEach(() => {
  vi.stubGlobal('window', createFakeWindow())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function createConnected() {
  const { kit, adapter } = createTestKit()
  kit.start()
  await kit.actions.connect({ connectorId: 'a' })
  adapter.calls.splice(0)
  return { adapter, provider: createWalletProvider(kit, 'eip155') as Provider }
}

test('default', async () => {
  const { adapter, provider } = await createConnected()
  await expect(provider.request({ method: 'personal_sign', params: [] })).resolves.toBe(
    'answer to personal_sign',
  )
  expect(adapter.calls).toEqual(['read', 'request personal_sign'])
})

test('error: REQUEST_NOT_ALLOWED', async () => {
  const { adapter, provider } = await createConnected()
  await expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({
    code: 'REQUEST_NOT_ALLOWED',
  })
  expect(adapter.calls).toEqual([])
})

test('error: CONNECTION_NOT_CONNECTED', async () => {
  const { adapter, provider } = await createConnected()
  adapter.drop()
  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({
    code: 'CONNECTION_NOT_CONNECTED',
  })
})

test('behavior: nothing where the adapter has no provider to give', () => {
  const adapter = createFakeAdapter()
  adapter.features = {}
  const { kit } = createTestKit({ adapter })
  expect(createWalletProvider(kit, 'eip155')).toBeUndefined()
  expect(createWalletProvider(kit, 'solana')).toBeUndefined()
})
