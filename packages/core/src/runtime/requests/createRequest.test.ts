import { expect, test } from 'vitest'
import { createConnection, createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { mainnetId } from '../../test/networks.ts'
import { createRequest } from './createRequest.ts'

const view = {
  namespace: 'eip155',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  caipNetworkId: mainnetId,
  wallet: 'Wallet A',
} as const

test('default', async () => {
  const adapter = createFakeAdapter()
  adapter.setConnection(createConnection())
  const { kit } = createTestKit({ adapter })
  const request = createRequest(kit, () => kit)
  await expect(request({ type: 'message:sign', message: 'Hello', view })).resolves.toMatch(/^0x/)
  expect(adapter.calls).toContain('sign Hello')
})
