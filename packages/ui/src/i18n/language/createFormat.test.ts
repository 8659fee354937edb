// @vitest-environment node
import { expect, test } from 'vitest'
import { createFormat } from './createFormat.ts'

const english = createFormat({ tag: 'en-US' })
const german = createFormat({ tag: 'de' })
const arabic = createFormat({ tag: 'ar-EG' })

const now = Date.UTC(2026, 8, 3, 12)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('default', () => {
  expect(english.number(1234.5)).toBe('1,234.5')
  expect(german.number(1234.5)).toBe('1.234,5')
  expect(german.number(12_345_678_901_234_567_890n)).toBe('12.345.678.901.234.567.890')
  expect(german.balance(1_234_500n, { decimals: 3 })).toBe('1.234,5')
  expect(english.list(['Ethereum', 'Base', 'Solana'])).toBe('Ethereum, Base, and Solana')
  expect(german.list(['Ethereum', 'Base'], { type: 'disjunction' })).toBe('Ethereum oder Base')
})

test('parameters: options', () => {
  expect(english.number(0.256, { style: 'percent' })).toBe('26%')
  expect(english.number(1234.5)).toBe('1,234.5')
})

test('behavior: small numbers are written as Intl writes them', () => {
  for (const tag of ['en-US', 'de', 'ar-EG', 'hi', 'fa', 'th', 'de-CH', 'es', 'pl', 'he'])
    for (const value of [-5, 0, 1, 9.5, 10, 999, 999n, 1000])
      expect(createFormat({ tag }).number(value)).toBe(
        new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(value),
      )
})

test('behavior: dates', () => {
  expect(english.date(now)).toBe('Sep 3, 2026')
  expect(german.date(new Date(now))).toBe('03.09.2026')
  expect(german.date(now, { month: 'long', timeZone: 'UTC' })).toBe('September')
})

test.each([
  [0, 'now'],
  [-59_999, 'now'],
  [30_000, 'now'],
  [-minute, '1 minute ago'],
  [-59.9 * minute, '59 minutes ago'],
  [-hour, '1 hour ago'],
  [2.5 * hour, 'in 2 hours'],
  [-day, '1 day ago'],
  [-8 * day, '1 week ago'],
  [-31 * day, '1 month ago'],
  [-800 * day, '2 years ago'],
])('behavior: %d ms from now is %s', (ms, text) => {
  expect(english.distance(now + ms, { now })).toBe(text)
})

test('behavior: the same digits in every language', () => {
  expect(arabic.number(1234.5)).toBe('1,234.5')
  expect(arabic.date(now)).toMatch(/2026/)
  expect(arabic.distance(now - 5 * minute, { now })).toBe('قبل 5 دقائق')
})
