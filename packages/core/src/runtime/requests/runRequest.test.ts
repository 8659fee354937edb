import { expect, test } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import {
  createConnection,
  createFakeAdapter,
  type FakeAdapter,
} from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { runRequest } from './runRequest.ts'

const view = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
} as const
const signing: WalletRequest = { type: 'message:sign', message: 'Hello', view }

function createConnected(): FakeAdapter {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  return adapter
}

function run(adapter: FakeAdapter, request: WalletRequest): Promise<unknown> {
  return runRequest(createTestKit({ adapter }).kit, request)
}

test('default', async () => {
  const adapter = createConnected()
  adapter.features['message:verify'] = async ({ signature }) => {
    adapter.calls.push('verify')
    return signature !== ''
  }
  await expect(run(adapter, signing)).resolves.toMatch(/^0x/)
  expect(adapter.calls).toEqual(['read', 'sign Hello', 'verify'])
})

test('behavior: a read goes straight to the wallet', async () => {
  const adapter = createConnected()
  const request = { type: 'provider:request', method: 'eth_call', view } as const
  await expect(run(adapter, request)).resolves.toBe('answer to eth_call')
  expect(adapter.calls).toEqual(['request eth_call'])
})

test('error: REQUEST_NOT_ALLOWED before anything is asked', async () => {
  const adapter = createConnected()
  const request = { type: 'provider:request', method: 'eth_sign', view } as const
  await expect(run(adapter, request)).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(adapter.calls).toEqual([])
})

test('error: REQUEST_NETWORK_CHANGED before the wallet is asked to send', async () => {
  const adapter = createConnected()
  adapter.features['connection:read'] = async () => createConnection(unlisted)
  const request = { type: 'provider:request', method: 'eth_sendTransaction', view } as const
  await expect(run(adapter, request)).rejects.toMatchObject({ code: 'REQUEST_NETWORK_CHANGED' })
  expect(adapter.calls).toEqual([])
})

const unlisted = { caipNetworkId: 'eip155:137' as typeof mainnetId }

test('error: REQUEST_SIGNATURE_INVALID holds the signature back', async () => {
  const adapter = createConnected()
  adapter.features['message:verify'] = async () => false
  await expect(run(adapter, signing)).rejects.toMatchObject({ code: 'REQUEST_SIGNATURE_INVALID' })
})

test.each(['connection:read', 'message:sign', 'message:verify'] as const)(
  'error: WALLET_ERROR when %s throws something foreign',
  async (feature) => {
    const adapter = createConnected()
    const cause = new TypeError('Boom')
    adapter.features[feature] = () => {
      throw cause
    }
    await expect(run(adapter, signing)).rejects.toMatchObject({
      code: 'WALLET_ERROR',
      context: { wallet: 'Wallet A', method: 'message:sign' },
      cause,
    })
  },
)

test('behavior: a typed error of the adapter passes as it is', async () => {
  const adapter = createConnected()
  const failure = new CleatError('WALLET_DISCONNECTED', { context: { wallet: 'Wallet A' } })
  adapter.features['connection:read'] = () => Promise.reject(failure)
  await expect(run(adapter, signing)).rejects.toBe(failure)
})

test('behavior: requests reach the wallet in the order they were made', async () => {
  const adapter = createConnected()
  const methods = ['eth_chainId', 'eth_call', 'eth_gasPrice']
  await Promise.all(
    methods.map((method) => run(adapter, { type: 'provider:request', method, view })),
  )
  expect(adapter.calls).toEqual(methods.map((method) => `request ${method}`))
})
