import { expect, test } from 'vitest'
import { getValueLoss } from './getValueLoss.ts'

const ether = { amount: 10n ** 18n, decimals: 18, price: 2500 }
const usdc = (amount: bigint, price: number | undefined = 1) => ({ amount, decimals: 6, price })

test.each([
  ['nothing', 2_500_000_000n, 0],
  ['one percent', 2_475_000_000n, 100],
  ['almost all', 1_000_000n, 9996],
  ['a gain', 2_525_000_000n, -100],
])('default: %s', (_, amount, loss) => {
  expect(getValueLoss({ source: ether, target: usdc(amount) })).toBe(loss)
})

test('behavior: it is unknown without a price', () => {
  expect(getValueLoss({ source: ether, target: { ...usdc(1n), price: undefined } })).toBeUndefined()
  expect(getValueLoss({ source: { ...ether, price: undefined }, target: usdc(1n) })).toBeUndefined()
})

test('behavior: it is unknown for amounts below a dollar', () => {
  expect(getValueLoss({ source: usdc(990_000n), target: usdc(1n) })).toBeUndefined()
})
