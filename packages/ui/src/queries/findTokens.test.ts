import type { CaipNetworkId } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { findTokens } from './findTokens.ts'

const toToken = (name: string, symbol: string, address?: string): TokenBalance => ({
  name,
  symbol,
  chainId: 'eip155:1' as CaipNetworkId,
  address: address as TokenBalance['address'],
  quantity: { amount: 1n, decimals: 0, numeric: '1' },
})
const tokens = [
  toToken('Ether', 'ETH'),
  toToken('USD Coin', 'USDC', 'eip155:1:0xA0b8'),
  toToken('Bridged USD Coin', 'USDC.e', 'eip155:1:0xFf97'),
]
const find = (search: string) => findTokens({ tokens, search }).map(({ symbol }) => symbol)

test('default', () => {
  expect(find('usd')).toEqual(['USDC', 'USDC.e'])
})

test.each([
  ['', ['ETH', 'USDC', 'USDC.e']],
  ['ether', ['ETH']],
  ['coin bridged', ['USDC.e']],
  ['0xa0B8', ['USDC']],
  ['ＵＳＤＣ', ['USDC', 'USDC.e']],
  ['.*', []],
])('parameters: search %j', (search, symbols) => {
  expect(find(search)).toEqual(symbols)
})
