import { expect, test, vi } from 'vitest'
import type { RequestView, WalletRequest } from '../../contract/requests/walletRequest.ts'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
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

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const signIn: WalletRequest = {
  ...{ type: 'signIn:sign', text: 'Sign in', terms: {} as never, isFreeForm: true, view },
}

test('behavior: a sign-in is verified by its own text', async () => {
  const { kit, check } = create(true)
  await expect(verify(kit, signIn, '0xab')).resolves.toBeUndefined()
  expect(check).toHaveBeenCalledExactlyOnceWith({ message: 'Sign in', address, signature: '0xab' })
})

test('error: SIWX_SIGNATURE_REFUSED where no account of the wallet signed it', async () => {
  const { kit } = create(false)
  await expect(verify(kit, signIn, '0xab')).rejects.toMatchObject({
    ...{ code: 'SIWX_SIGNATURE_REFUSED', context: { type: 'eip155' } },
  })
})

test('error: SIWX_ACCOUNT_MISMATCH where another account that the wallet shares signed it', async () => {
  const adapter = createFakeAdapter()
  const check = vi.fn(async (asked: { address: string; signature: string }) => {
    return asked.address === other && asked.signature === '0xab'
  })
  adapter.features = { ...adapter.features, 'message:verify': check }
  vi.stubGlobal('window', createFakeWindow())
  const { kit } = createTestKit({ adapter })
  kit.start()
  adapter.setConnection(createConnection({ accounts: [{ address }, { address: other }] }))
  await expect(verify(kit, signIn, '0xab')).rejects.toMatchObject({
    ...{ code: 'SIWX_ACCOUNT_MISMATCH', context: { expected: address, actual: other } },
  })
  kit.destroy()
  vi.unstubAllGlobals()
})

test('behavior: passes on a chain family that the kit does not have', async () => {
  const { kit } = create(false)
  const elsewhere = { ...request, view: { ...view, namespace: 'solana' } } as const
  await expect(verify(kit, elsewhere, '0xab')).resolves.toBeUndefined()
})
