import { expect, test, vi } from 'vitest'
import { createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { mainnetId } from '../test/networks.ts'
import { dispatch } from './dispatch.ts'
import type { RequestView } from './walletRequest.ts'

const view: RequestView = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}

test('default', async () => {
  const adapter = createFakeAdapter()
  const request = vi.fn(async () => 'answer')
  adapter.features['provider:request'] = request
  const { kit } = createTestKit({ adapter })
  const params = [{ to: view.address }]
  await expect(
    dispatch(kit, { type: 'provider:request', method: 'eth_sendTransaction', params, view }),
  ).resolves.toBe('answer')
  expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'eth_sendTransaction', params })
})

test('behavior: a text is signed by the account that the visitor saw', async () => {
  const adapter = createFakeAdapter()
  const sign = vi.fn(async () => ({ signature: '0xab' }))
  adapter.features['message:sign'] = sign
  const { kit } = createTestKit({ adapter })
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(dispatch(kit, request)).resolves.toBe('0xab')
  expect(sign).toHaveBeenCalledExactlyOnceWith({ message: 'Hello', address: view.address })
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const adapter = createFakeAdapter()
  adapter.features = {}
  const { kit } = createTestKit({ adapter })
  const request = { type: 'message:sign', message: 'Hello', view } as const
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'ADAPTER_FEATURE_MISSING' })
})

test('error: ADAPTER_NOT_FOUND', async () => {
  const { kit } = createTestKit()
  const request = {
    type: 'message:sign',
    message: 'Hello',
    view: { ...view, namespace: 'solana' },
  } as const
  await expect(dispatch(kit, request)).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
})
