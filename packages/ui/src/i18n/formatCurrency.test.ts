// @vitest-environment node
import { expect, test } from 'vitest'
import { formatCurrency } from './formatCurrency.ts'
import { createFormat } from './language/createFormat.ts'

test('default: in the way of a language', () => {
  const format = createFormat({ tag: 'en' })
  expect(formatCurrency(1234.5, { format, currency: 'USD' })).toBe('$1,234.50')
  expect(formatCurrency(5n, { format, currency: 'USD', maximumFractionDigits: 0 })).toBe('$5')
})

test.each([
  ['ar', 'USD', '\u200f1,234.50\u00a0US$\u200e'],
  ['ar', 'JPY', '\u200f1,235\u00a0JP¥\u200e'],
  ['he', 'CAD', '\u200f1,234.50\u00a0\u200fCA$\u200e'],
  ['he', 'USD', '\u200f1,234.50\u00a0\u200f$'],
  ['ar', 'EUR', '\u200f1,234.50\u00a0€'],
  ['de', 'CAD', '1.234,50\u00a0CA$'],
])('behavior: in %s, letters and sign of %s stay together', (tag, currency, text) => {
  expect(formatCurrency(1234.5, { format: createFormat({ tag }), currency })).toBe(text)
})
