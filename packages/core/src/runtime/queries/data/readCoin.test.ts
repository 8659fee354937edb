import { expect, test } from 'vitest'
import { createFakeAdapter } from '../../../test/createFakeAdapter.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { payer } from '../../../test/createTestSend.ts'
import { mainnetId } from '../../../test/networks.ts'
import { readCoin } from './readCoin.ts'

test('default: the balance is the chain’s, and all else the app’s', async () => {
  const { kit, adapter } = createTestKit({ adapter: createFakeAdapter() })
  const network = kit.controllers.network.getActive()
  adapter.features['balance:read'] = async (asked) => {
    expect(asked).toEqual({ address: payer, network })
    return { value: 15n * 10n ** 17n, decimals: 6, symbol: 'RUMOUR' }
  }
  expect(await readCoin(kit, { address: payer, network })).toEqual({
    ...{ name: 'Ether', symbol: 'ETH', chainId: mainnetId },
    quantity: { amount: 15n * 10n ** 17n, decimals: 18, numeric: '1.5' },
  })
})

test('error: without the feature', async () => {
  const { kit, adapter } = createTestKit({ adapter: createFakeAdapter() })
  const network = kit.controllers.network.getActive()
  delete adapter.features['balance:read']
  const reading = readCoin(kit, { address: payer, network })
  await expect(reading).rejects.toMatchObject({ code: 'ADAPTER_FEATURE_MISSING' })
})
