import { expect, test } from 'vitest'
import { readSlippage } from './readSlippage.ts'

test.each([
  ['1', 100],
  ['0.5', 50],
  ['0,5', 50],
  [' 0.01 ', 1],
  ['50', 5000],
  ['2 %', 200],
  ['.5', 50],
])('default: %s', (text, bps) => {
  expect(readSlippage(text)).toBe(bps)
})

test.each(['', '-1', '0', '0.001', '51', '100', '1e2', 'NaN', 'Infinity', '1.2.3', '1,234.5', '١'])(
  'error: “%s” is no tolerance',
  (text) => {
    expect(readSlippage(text)).toBeUndefined()
  },
)
