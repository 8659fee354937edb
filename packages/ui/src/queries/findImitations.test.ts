// @vitest-environment node
import type { TokenBalance } from '@cleat/core/data'
import { expect, test } from 'vitest'
import { createToken } from '../test/createToken.ts'
import { findImitations } from './findImitations.ts'

const toToken = (place: number | undefined, symbol: string, price?: number) =>
  createToken({ place, symbol, price })
const find = (
  balances: readonly TokenBalance[],
  others: Partial<Parameters<typeof findImitations>[0]> = {},
) => [...findImitations({ balances, coin: 'ETH', named: [], ...others })]

const usdc = toToken(1, 'USDC', 1)
const fake = toToken(2, 'USDC')

test('default: what is called as a token with a price', () => {
  expect(find([usdc, fake, toToken(3, 'DUST')])).toEqual([fake])
})

test.each(['ETH', 'ЕТН', 'E\u200bTH', 'eth'])('behavior: %s is not the coin', (symbol) => {
  const token = toToken(4, symbol)
  expect(find([toToken(undefined, 'ETH'), token])).toEqual([token])
})

test('parameters: known', () => {
  const { address } = toToken(9, 'USDC')
  if (!address || !fake.address) throw new Error('no token')
  const known = { name: 'USD Coin', symbol: 'USDC', address, decimals: 6 }
  expect(find([fake], { known: [known] })).toEqual([fake])
  expect(find([fake], { known: [{ ...known, address: fake.address }] })).toEqual([])
})

test('parameters: named, in any case', () => {
  const address = fake.address?.split(':')[2]?.toLowerCase() ?? ''
  expect(find([usdc, fake], { named: [{ address }] })).toEqual([])
})

test('behavior: without a token to compare with nobody can say', () => {
  expect(find([fake])).toEqual([])
})
