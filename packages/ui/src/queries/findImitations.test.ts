// @vitest-environment node
import type { Token, TokenBalance } from '@cleat/core/data'
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

const toKnown = ({ address, symbol, name, quantity: { decimals } }: TokenBalance): Token => {
  if (!address) throw new Error('no token')
  return { address, symbol, name, decimals }
}

test('default: what is called as a listed token', () => {
  const known = [toKnown(usdc)]
  expect(find([usdc, fake, toToken(3, 'DUST')], { known })).toEqual([fake])
})

test.each([0, 0.0001, 1])('behavior: a price of %s proves nothing', (price) => {
  const priced = toToken(2, 'USDC', price)
  expect(find([usdc, priced], { known: [toKnown(usdc)] })).toEqual([priced])
  const coin = toToken(4, 'ETH', price)
  expect(find([coin])).toEqual([coin])
})

test('behavior: of unlisted tokens with one name, none is believed', () => {
  const priced = toToken(2, 'USDС', 5)
  expect(find([usdc, priced, toToken(3, 'DUST')])).toEqual([usdc, priced])
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
  expect(find([usdc, fake], { named: [{ address }] })).toEqual([usdc])
})

test('behavior: without a token to compare with nobody can say', () => {
  expect(find([fake])).toEqual([])
})
