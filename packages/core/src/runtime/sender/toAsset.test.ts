import { expect, test } from 'vitest'
import { toCaipAddress } from '../../base/caip/caipAddress.ts'
import { createCoin, receiver } from '../../test/createTestSend.ts'
import { mainnetId } from '../../test/networks.ts'
import { toAsset } from './toAsset.ts'

const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const coin = createCoin(mainnetId)
const row = { ...coin, symbol: 'ROW', quantity: { ...coin.quantity, decimals: 19 } }

test('default: the coin is what the app says, whatever the row says', () => {
  expect(toAsset(row, network)).toEqual({ decimals: 18, symbol: 'ETH' })
})

test('behavior: a token is what its row says', () => {
  const address = toCaipAddress({ caipNetworkId: mainnetId, address: receiver })
  expect(toAsset({ ...row, address }, network)).toEqual({
    ...{ address: receiver, decimals: 19, symbol: 'ROW' },
  })
})
