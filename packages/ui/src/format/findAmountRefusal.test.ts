import { expect, test } from 'vitest'
import { findAmountRefusal } from './findAmountRefusal.ts'
import { getNumberSigns } from './getNumberSigns.ts'

const find = (text: string, locale = 'en', decimals = 6) =>
  findAmountRefusal({ text, decimals, signs: getNumberSigns(locale), symbol: 'USDC' })

test.each([
  '',
  '12',
  '1.5',
  '.5',
  '1,5',
  '1,234.5',
  '1.234,5',
  '1 234.5',
  '１２',
  '1,200.50 USDC',
  '1.234',
])('default: %j is one amount', (text) => {
  expect(find(text)).toBeUndefined()
})

test.each([
  ['1,234', 'en'],
  ['12,345 USDC', 'en'],
  ['USDC 12,345', 'en'],
  ['1.234', 'de'],
  ['1.234', 'fr'],
])('behavior: %j reads as two amounts in %s', (text, locale) => {
  expect(find(text, locale)).toBe('ambiguous')
})

test.each([
  ['1,234', 'de'],
  ['0,123', 'en'],
  ['1,2345', 'en'],
  ['1,234,567', 'en'],
])('behavior: %j reads as one in %s', (text, locale) => {
  expect(find(text, locale)).toBeUndefined()
})

test.each([
  '1e18',
  '-1',
  '0x10',
  '50%',
  '1/3',
  '1\u200b0',
  '1\u200b\u200d0',
  '\u202e12\u202c',
  'all',
])('behavior: %j is none', (text) => {
  expect(find(text)).toBe('invalid')
})

test('parameters: decimals', () => {
  expect(find('0.0000001')).toBe('precise')
  expect(find('1.5', 'en', 0)).toBe('precise')
  expect(find('1.5000000000')).toBeUndefined()
})
