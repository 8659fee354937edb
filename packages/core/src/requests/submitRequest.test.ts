import { expect, test } from 'vitest'
import { createConnection, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { createTestKit } from '../test/createTestKit.ts'
import { mainnetId } from '../test/networks.ts'
import { submitRequest } from './submitRequest.ts'

const view = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
} as const

test('behavior: requests reach the wallet in the order they were made', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const { kit } = createTestKit({ adapter })
  const methods = ['eth_chainId', 'eth_call', 'eth_gasPrice']
  await Promise.all(
    methods.map((method) => submitRequest(kit, { type: 'provider:request', method, view })),
  )
  expect(adapter.calls).toEqual(methods.map((method) => `request ${method}`))
})

test('error: REQUEST_NOT_ALLOWED', async () => {
  const { kit, adapter } = createTestKit()
  const request = { type: 'provider:request', method: 'eth_sign', view } as const
  await expect(submitRequest(kit, request)).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  expect(adapter.calls).toEqual([])
})
