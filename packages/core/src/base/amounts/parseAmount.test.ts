import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'

const anyDecimals = fc.integer({ min: 0, max: 36 })
const anyValue = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test.each([
  ['1', 18, 10n ** 18n],
  ['0.5', 6, 500_000n],
  ['1.', 6, 1_000_000n],
  ['0', 0, 0n],
  ['0.000000000000000001', 18, 1n],
  ['123456789012345678901234567890.123456', 6, 123456789012345678901234567890_123456n],
  ['1.001', 9, 1_001_000_000n],
  ['538.241267454', 9, 538_241_267_454n],
  ['2.01', 6, 2_010_000n],
  ['10000000.123456789', 9, 10_000_000_123_456_789n],
  ['007', 0, 7n],
])('default: %s with %d decimals', (text, decimals, value) => {
  expect(parseAmount(text, decimals)).toBe(value)
})

test.each([
  '',
  '.',
  '.5',
  '-1',
  '+1',
  '1e18',
  '0x10',
  '1,5',
  ' 1',
  '1 ',
  '١',
  'NaN',
  'Infinity',
  '1.1.1',
  ' ',
  '-0',
  '9.955189695275411e-7',
  '1_000',
  '1/3',
  '50%',
  '0.1+0.2',
  '1\u200b0',
])('behavior: nothing for %j', (text) => {
  expect(parseAmount(text, 18)).toBeUndefined()
})

test('behavior: nothing for more decimals than there are', () => {
  expect(parseAmount('0.1234567', 6)).toBeUndefined()
  expect(parseAmount('1.5', 0)).toBeUndefined()
  expect(parseAmount('1.0000000000000000001', 6)).toBeUndefined()
  expect(parseAmount('1.4499999999999999999', 1)).toBeUndefined()
})

test('property: what is formatted reads as the same value', () => {
  fc.assert(
    fc.property(anyValue, anyDecimals, (value, decimals) => {
      const text = formatAmount(value, decimals)
      expect(text).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/)
      expect(parseAmount(text, decimals)).toBe(value)
    }),
  )
})
