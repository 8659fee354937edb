import { expect, test } from 'vitest'
import { createTestKit } from '../../test/createTestKit.ts'
import { balanceQuery } from './balanceQuery.ts'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const context = () => ({ signal: new AbortController().signal })

test('default', async () => {
  const { kit, adapter } = createTestKit()
  const network = kit.controllers.network.getActive()
  adapter.features['balance:read'] = async () => ({ value: 5n, decimals: 18, symbol: 'ETH' })
  const query = balanceQuery(kit, { address, network })
  expect(query.queryKey).toEqual(['cleat', 'default', 'balance', 'eip155:1', address])
  expect(await query.queryFn(context())).toEqual({ value: 5n, decimals: 18, symbol: 'ETH' })
})

test('error: ADAPTER_FEATURE_MISSING', async () => {
  const { kit, adapter } = createTestKit()
  delete adapter.features['balance:read']
  const network = kit.controllers.network.getActive()
  await expect(balanceQuery(kit, { address, network }).queryFn(context())).rejects.toMatchObject({
    code: 'ADAPTER_FEATURE_MISSING',
  })
})
