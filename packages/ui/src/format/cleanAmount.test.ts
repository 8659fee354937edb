import { formatAmount, parseAmount } from '@cleat/core/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAmount } from './cleanAmount.ts'
import { findAmountRefusal } from './findAmountRefusal.ts'
import { getNumberSigns } from './getNumberSigns.ts'

const languages = ['en', 'de', 'fr', 'pt-BR', 'ar', 'he', 'hi', 'tr', 'de-CH', 'fa', 'ja', 'es']
const clean = (text: string, locale = 'en', decimals = 18) =>
  cleanAmount({ text, decimals, groupSign: getNumberSigns(locale).group })

test.each([
  ['12', '12'],
  ['1.5', '1.5'],
  ['1.', '1.'],
  ['.', '0.'],
  ['.5', '0.5'],
  ['0', '0'],
  ['007', '7'],
  ['', ''],
  ['  ', ''],
  ['1,5', '1.5'],
  ['1,', '1.'],
  ['1,234', '1234'],
  ['0,123', '0.123'],
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1,234,567', '1234567'],
  ['12,34,567.5', '1234567.5'],
  ['1,23,45,678', '12345678'],
  ['123,456', '123456'],
  ['12,345', '12345'],
  ['1,234,567,890', '1234567890'],
  ['1.234.567', '1234567'],
  ['1 234,5', '1234.5'],
  ['1\u00a0234.5', '1234.5'],
  ['1\u202f234,5', '1234.5'],
  ['1’234.50', '1234.50'],
  ['١٢٫٥', '12.5'],
  ['١٠', '10'],
  ['۱٬۲۳۴٫۵', '1234.5'],
  ['１２３', '123'],
  ['\u202e12\u202c', '12'],
  ['9'.repeat(60), '9'.repeat(60)],
  [`1${' '.repeat(199)}`, '1'],
])('default: %j is read as %s', (text, amount) => {
  expect(clean(text)).toBe(amount)
})

test.each([
  ['1.5 ETH', 'ETH', '1.5'],
  ['1.5eth', 'ETH', '1.5'],
  ['USDC 20', 'USDC', '20'],
  ['$1,200.50', 'USD', '1200.50'],
  ['US$ 3', 'USD', '3'],
  ['3 USD', 'USD', '3'],
])('parameters: symbol: %j in %s is %s', (text, symbol, amount) => {
  expect(cleanAmount({ text, decimals: 18, groupSign: ',', symbol })).toBe(amount)
})

const suffixes = [
  'k',
  'K',
  'm',
  'M',
  'mn',
  'bn',
  'B',
  'T',
  'e',
  'E',
  'x',
  'wei',
  'gwei',
  '$',
  '€',
  'USD',
]

test.each(suffixes.flatMap((name) => [`1${name}`, `1 ${name}`, `${name}1`, `1.5${name}`]))(
  'behavior: %s is no amount of a coin',
  (text) => {
    for (const symbol of [undefined, 'ETH', 'M', 'K', '1', '']) {
      expect(cleanAmount({ text, decimals: 18, groupSign: ',', symbol })).toBeNull()
      const signs = getNumberSigns('en')
      expect(findAmountRefusal({ text, decimals: 18, signs, symbol })).toBe('invalid')
    }
  },
)

test('behavior: the unit is named once, and never by a digit', () => {
  const read = (text: string, symbol: string) =>
    cleanAmount({ text, decimals: 18, groupSign: ',', symbol })
  expect(read('ETH 1 ETH', 'ETH')).toBeNull()
  expect(read('11', '1')).toBe('11')
  expect(read('5 1INCH', '1INCH')).toBeNull()
  expect(read('5 C98', 'C98')).toBeNull()
  expect(read('E5TH', 'ETH')).toBeNull()
})

test.each([
  '-1',
  '−1',
  '+1',
  '1e18',
  '1E5',
  '0x10',
  '1 ETH 2',
  '1.2.3',
  '1,23,45',
  '1,2.3,4',
  '12.34.56,7',
  '..',
  '.,',
  '1234,567,890',
  '1,2345,678',
  '1,234,5678',
  '1,23,456,789',
  '1,234,56,789',
  ',234,567',
  '1234,567.8',
  '1,234567.8',
  'abc',
  'NaN',
  'Infinity',
  '∞',
  '½',
  '<b>1</b>',
  '9'.repeat(61),
  `1.${'0'.repeat(199)}`,
  '1'.repeat(100_000),
])('behavior: refuses %.30j', (text) => {
  expect(clean(text)).toBeNull()
})

test('behavior: one point is the decimal sign in every language', () => {
  for (const locale of languages) expect(clean('1.234', locale)).toBe('1.234')
})

test('behavior: one comma groups only where the language does', () => {
  expect(['en', 'ja', 'he', 'de', 'fr', 'tr'].map((locale) => clean('1,234', locale))).toEqual([
    '1234',
    '1234',
    '1234',
    '1.234',
    '1.234',
    '1.234',
  ])
})

test.each(['01,234', '0123,456', '1234,567'])('behavior: %j has no thousands', (text) => {
  expect(clean(text)).toBe(text.replace(',', '.').replace(/^0/, ''))
})

test('parameters: decimals cuts and never rounds', () => {
  expect(clean('0.1299', 'en', 2)).toBe('0.12')
  expect(clean('5.9', 'en', 0)).toBe('5')
})

test('property: what is shown in a language is read as the same amount', () => {
  const anyAmount = fc.tuple(
    fc.bigInt({ min: 0n, max: 10n ** 40n }),
    fc.integer({ min: 0, max: 36 }),
    fc.constantFrom(...languages),
  )
  fc.assert(
    fc.property(anyAmount, ([value, decimals, locale]) => {
      const shown = formatAmount(value, decimals).replace('.', getNumberSigns(locale).decimal)
      const amount = clean(shown, locale, decimals)
      expect(parseAmount(amount ?? '', decimals)).toBe(value)
    }),
  )
})

test('property: anything is refused or a plain number that reads the same again', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 0, max: 36 }),
      (text, decimals) => {
        const amount = clean(text, 'en', decimals)
        if (!amount) return
        expect(parseAmount(amount, decimals)).toBeTypeOf('bigint')
        expect(clean(amount, 'en', decimals)).toBe(amount)
      },
    ),
  )
})
