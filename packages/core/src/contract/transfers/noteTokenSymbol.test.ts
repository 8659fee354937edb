import { expect, test } from 'vitest'
import { noteTokenSymbol } from './noteTokenSymbol.ts'

const address = '0x7000000000000000000000000000000000000006'
const asset = { symbol: 'USDC', decimals: 6, address }

test.each([
  ['FAKE', 'FAKE'],
  ['USDС', 'USDС'],
  [' FA\u202eKE ', 'FAKE'],
  ['X'.repeat(50), 'X'.repeat(20)],
])('default: %j is another name', (symbol, shown) => {
  expect(noteTokenSymbol({ asset, symbol })).toEqual([{ type: 'token-symbol', symbol: shown }])
})

test.each(['USDC', 'usdc', 'US\u200bDC'])('behavior: %j is the same', (symbol) => {
  expect(noteTokenSymbol({ asset, symbol })).toEqual([])
})

test.each(['', ' ', '\u200b', undefined])('behavior: %j is no name', (symbol) => {
  expect(noteTokenSymbol({ asset, symbol })).toEqual([
    { type: 'token-symbol', symbol: '0x70…000006' },
  ])
})
