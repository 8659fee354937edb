import { toCaipNetworkId } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createTestKit, testView as view } from '../test/createTestKit.ts'
import { findCoin } from './findCoin.ts'

test('default: the coin of the network that the request is for', async () => {
  const { kit } = await createTestKit()
  expect(findCoin(kit, { ...view, caipNetworkId: toCaipNetworkId('eip155:8453') })).toMatchObject({
    ...{ symbol: 'ETH', decimals: 18 },
  })
})

test('behavior: none where the app does not list the network', async () => {
  const { kit } = await createTestKit()
  expect(findCoin(kit, { ...view, caipNetworkId: toCaipNetworkId('eip155:56') })).toBeUndefined()
})
