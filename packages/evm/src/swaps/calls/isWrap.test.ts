import { expect, test } from 'vitest'
import { swapFacts } from '../../test/swaps/swapFacts.ts'
import { isWrap } from './isWrap.ts'

const { swap, policy, wrapped, dai } = swapFacts
const coin = { symbol: 'ETH', decimals: 18 }
const token = { symbol: 'WETH', decimals: 18, address: wrapped.toUpperCase().replace('X', 'x') }
const other = { ...token, address: dai }

test('default', () => {
  expect(isWrap({ swap: { ...swap, source: coin, target: token }, policy })).toBe(true)
  expect(isWrap({ swap: { ...swap, source: token, target: coin }, policy })).toBe(true)
})

test.each([
  ['a token', coin, other],
  ['a token for coins', other, coin],
  ['its token for another', token, other],
  ['coins for coins', coin, coin],
])('behavior: %s is none', (_, source, target) => {
  expect(isWrap({ swap: { ...swap, source, target }, policy })).toBe(false)
})

test('behavior: a chain without a known token has none', () => {
  const network = { ...swap.network, id: 31_337 }
  expect(isWrap({ swap: { ...swap, network, source: coin, target: token }, policy: {} })).toBe(
    false,
  )
})
