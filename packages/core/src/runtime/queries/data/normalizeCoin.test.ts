import { expect, test } from 'vitest'
import { toCaipAddress } from '../../../base/caip/caipAddress.ts'
import { createCoin } from '../../../test/createTestSend.ts'
import { mainnetId } from '../../../test/networks.ts'
import { normalizeCoin } from './normalizeCoin.ts'

const network = { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } }
const coin = createCoin(mainnetId, 5n)
const at = (address: string) => ({
  ...{ ...coin, name: 'Token', symbol: 'TKN' },
  address: toCaipAddress({ caipNetworkId: mainnetId, address }),
})
const token = at(`0x${'12'.repeat(20)}`)

test('default: the coin is first, named by the app', () => {
  const renamed = { ...coin, name: 'Free money', symbol: 'eth' }
  expect(normalizeCoin({ balances: [token, renamed], network })).toEqual({
    ...{ balances: [coin, token], isCoinInDoubt: false },
  })
  const large = { nativeCurrency: { ...network.nativeCurrency, symbol: 'eth' } }
  expect(normalizeCoin({ balances: [coin], network: large }).balances).toEqual([
    { ...coin, symbol: 'eth' },
  ])
})

test('behavior: a service without a coin leaves no doubt', () => {
  expect(normalizeCoin({ balances: [token], network })).toEqual({
    ...{ balances: [token], isCoinInDoubt: false },
  })
})

test.each([
  ['in other decimals', { ...coin, quantity: { ...coin.quantity, decimals: 17 } }],
  ['with another symbol', { ...coin, symbol: 'MATIC' }],
])('behavior: a coin %s is in doubt', (_, other) => {
  expect(normalizeCoin({ balances: [other, token], network })).toEqual({
    ...{ balances: [token], isCoinInDoubt: true },
  })
})

test('behavior: a second coin puts both in doubt', () => {
  for (const second of [coin, { ...coin, symbol: 'MATIC' }])
    expect(normalizeCoin({ balances: [coin, second, token], network })).toEqual({
      ...{ balances: [token], isCoinInDoubt: true },
    })
})

test.each([
  `0x${'e'.repeat(40)}`,
  `0x${'E'.repeat(40)}`,
  `0x${'0'.repeat(40)}`,
  '1'.repeat(32),
  'native',
])('behavior: %s is no token', (address) => {
  expect(normalizeCoin({ balances: [at(address)], network })).toEqual({
    ...{ balances: [], isCoinInDoubt: true },
  })
})

test.each([
  `0x${'e'.repeat(41)}`,
  `0x${'0'.repeat(39)}1`,
  '0xe',
  '0x0',
  '1',
  '1'.repeat(33),
  'nativecoin',
  'x-native',
])('behavior: %s is a token', (address) => {
  expect(normalizeCoin({ balances: [at(address)], network })).toEqual({
    ...{ balances: [at(address)], isCoinInDoubt: false },
  })
})
