import { expect, test } from 'vitest'
import { getFiatDecimals } from './getFiatDecimals.ts'

test.each([
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['XQZ', 2],
])('default: %s has %d', (currency, decimals) => {
  expect(getFiatDecimals(currency)).toBe(decimals)
})
