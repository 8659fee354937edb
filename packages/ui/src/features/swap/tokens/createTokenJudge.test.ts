import type { CaipAddress } from '@cleat/core'
import { expect, test } from 'vitest'
import { createTokenJudge } from './createTokenJudge.ts'

const toAddress = (end: string) => `eip155:1:0x${end.padStart(40, '0')}` as CaipAddress
const judge = createTokenJudge({
  coin: 'ETH',
  named: [{ address: `0x${'B'.padStart(40, '0')}` }],
  known: [{ name: 'USD Coin', symbol: 'USDC', address: toAddress('A'), decimals: 6 }],
})

test.each([
  ['the native coin', { symbol: 'ETH' }, 'listed'],
  ['one of the service, in other case', { symbol: 'X', address: toAddress('a') }, 'listed'],
  ['one of the app', { symbol: 'X', address: toAddress('b') }, 'listed'],
  ['another one', { symbol: 'NEW', address: toAddress('c') }, 'unknown'],
  ['one with a symbol of the list', { symbol: 'USDC', address: toAddress('c') }, 'imitation'],
  ['one that looks like it', { symbol: 'USDС', address: toAddress('c') }, 'imitation'],
  ['one with the symbol of the coin', { symbol: 'eth', address: toAddress('c') }, 'imitation'],
])('default: %s', (_, token, trust) => {
  expect(judge(token)).toBe(trust)
})
