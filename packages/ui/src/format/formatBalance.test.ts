import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBalance } from './formatBalance.ts'

const decimals = 18
const ether = 10n ** 18n

test.each([
  [0n, '0'],
  [1n, '<0.001'],
  [ether / 1000n - 1n, '<0.001'],
  [ether / 1000n, '0.001'],
  [ether, '1'],
  [(ether * 12n) / 10n, '1.2'],
  [ether - 1n, '0.999'],
  [ether * 1_234_567n, '1,234,567'],
  [
    2n ** 255n,
    '57,896,044,618,658,097,711,785,492,504,343,953,926,634,992,332,820,282,019,728.792',
  ],
])('default: %s is %s', (value, text) => {
  expect(formatBalance(value, { decimals })).toBe(text)
})

test('parameters: decimals', () => {
  expect(formatBalance(5n, { decimals: 0 })).toBe('5')
  expect(formatBalance(5n, { decimals: 1 })).toBe('0.5')
  expect(formatBalance(150_000n, { decimals: 8 })).toBe('0.001')
})

test('parameters: shownDecimals', () => {
  expect(formatBalance(1_239n, { decimals: 3, shownDecimals: 2 })).toBe('1.23')
  expect(formatBalance(9n, { decimals: 3, shownDecimals: 2 })).toBe('<0.01')
})

test.each([
  ['de', '1.234.567,5'],
  ['fr', '1\u202f234\u202f567,5'],
  ['en-IN', '12,34,567.5'],
  ['hi', '12,34,567.5'],
  ['ja', '1,234,567.5'],
  ['ar-EG', '1,234,567.5'],
  ['fa', '1,234,567.5'],
])('parameters: locale %s', (locale, text) => {
  expect(formatBalance(1_234_567_500n, { decimals: 3, locale })).toBe(text)
})

test('behavior: the sign of a tiny amount stays in front of it', () => {
  expect(formatBalance(1n, { decimals, locale: 'de' })).toBe('<0,001')
  expect(formatBalance(1n, { decimals, locale: 'he' })).toBe('\u200e<0.001')
})

const amount = fc.record({
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  decimals: fc.integer({ min: 0, max: 36 }),
})

test('behavior: reads 0 only for nothing', () => {
  fc.assert(
    fc.property(amount, ({ value, decimals }) => {
      expect(formatBalance(value, { decimals }) === '0').toBe(value === 0n)
    }),
  )
})

test('behavior: never more than there is, and less than 0.001 away from it', () => {
  fc.assert(
    fc.property(amount, ({ value, decimals }) => {
      const text = formatBalance(value, { decimals })
      fc.pre(!text.startsWith('<'))
      expect(text).toMatch(/^\d{1,3}(,\d{3})*(\.\d{0,2}[1-9])?$/)
      const [whole = '', fraction = ''] = text.replaceAll(',', '').split('.')
      const shown = BigInt(whole + fraction.padEnd(36, '0'))
      const real = value * 10n ** BigInt(36 - decimals)
      expect(shown <= real && real - shown < 10n ** 33n).toBe(true)
    }),
  )
})

test('behavior: a tiny amount is more than nothing and less than 0.001', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: ether / 1000n - 1n }), (value) => {
      expect(formatBalance(value, { decimals })).toBe('<0.001')
    }),
  )
})
