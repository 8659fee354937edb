import { expect, test } from 'vitest'
import { readLinkAmount } from './readLinkAmount.ts'

test.each([
  ['1.50', '1.5'],
  ['007', '7'],
  ['10', '10'],
  // A hundred characters.
  ['1'.padStart(100, '0'), '1'],
  ['10.001', undefined],
  ['0', undefined],
  ['0.000', undefined],
  ['1.', undefined],
  ['.5', undefined],
  ['-1', undefined],
  ['1.0000000', undefined],
  ['1'.padStart(101, '0'), undefined],
])('default: %s is %s', (text, amount) => {
  expect(readLinkAmount({ text, decimals: 6, max: 10_000_000n })).toBe(amount)
})
