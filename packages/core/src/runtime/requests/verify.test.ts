import { expect, test, vi } from 'vitest'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { verify } from './verify.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const view: RequestView = {
  namespace: 'eip155',
  address,
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
}
const request: WalletRequest = { type: 'message:sign', message: 'Hello', view }

function create(isValid: boolean | undefined) {
  const adapter = createFakeAdapter()
  const check = vi.fn(async () => isValid === true)
  adapter.features = isValid === undefined ? {} : { 'message:verify': check }
  return { kit: createTestKit({ adapter }).kit, check }
}

test('default', async () => {
  const { kit, check } = create(true)
  await expect(verify(kit, request, '0xab')).resolves.toBeUndefined()
  expect(check).toHaveBeenCalledExactlyOnceWith({ message: 'Hello', address, signature: '0xab' })
})

test('error: REQUEST_SIGNATURE_INVALID', async () => {
  const { kit } = create(false)
  await expect(verify(kit, request, '0xab')).rejects.toMatchObject({
    code: 'REQUEST_SIGNATURE_INVALID',
    context: { address, wallet: 'Wallet A' },
  })
})

test('behavior: passes where the adapter cannot tell', async () => {
  const { kit } = create(undefined)
  await expect(verify(kit, request, '0xab')).resolves.toBeUndefined()
})

test('behavior: other requests have nothing to verify', async () => {
  const { kit, check } = create(false)
  const call = { type: 'provider:request', method: 'eth_call', view } as const
  await expect(verify(kit, call, '0xab')).resolves.toBeUndefined()
  expect(check).not.toHaveBeenCalled()
})
