import { expect, test } from 'vitest'
import { findSuggested } from './findSuggested.ts'

const toTokens = (symbols: string) => symbols.split(' ').map((symbol, place) => ({ symbol, place }))
const find = (symbols: string, caipNetworkId = 'eip155:1') =>
  findSuggested({ tokens: toTokens(symbols), caipNetworkId }).map(({ symbol }) => symbol)

test('default: the first eight that there are, in the order of the list', () => {
  expect(find('OP USDT USDC WETH DAI WBTC LINK AAVE UNI ETH NOBODY')).toEqual(
    'ETH UNI AAVE LINK WBTC DAI WETH USDC'.split(' '),
  )
})

test('behavior: those of the network come first', () => {
  expect(find('ETH USD₮0', 'eip155:42161')).toEqual(['USD₮0', 'ETH'])
  expect(find('ETH USD₮0')).toEqual(['ETH'])
})

test('behavior: the first one of a symbol', () => {
  expect(findSuggested({ tokens: toTokens('ETH ETH'), caipNetworkId: 'eip155:1' })).toEqual([
    { symbol: 'ETH', place: 0 },
  ])
})
