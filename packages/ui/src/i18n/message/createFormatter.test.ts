// @vitest-environment node
import { expect, test } from 'vitest'
import { createFormatter } from './createFormatter.ts'

const english = createFormatter({ tag: 'en', direction: 'ltr' })
const arabic = createFormatter({ tag: 'ar', direction: 'rtl' })
const wallets = '{count, plural, =0 {no wallet} one {# wallet} other {# wallets}}'

test('default', () => {
  expect(english('Continue in {wallet}', { wallet: 'Rabby' }).join('')).toBe('Continue in Rabby')
})

test.each([
  [0, 'no wallet'],
  [1, '1 wallet'],
  [2, '2 wallets'],
  [1200, '1,200 wallets'],
])('behavior: a plural of %s', (count, text) => {
  expect(english(wallets, { count }).join('')).toBe(text)
})

test('behavior: the forms of another language', () => {
  const russian = createFormatter({ tag: 'ru', direction: 'ltr' })
  const message = '{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}'
  const days = (count: number) => russian(message, { count }).join('')
  expect([1, 3, 5, 21].map(days)).toEqual(['1 день', '3 дня', '5 дней', '21 день'])
})

test('behavior: select, and # of the nearest plural only', () => {
  const message = '{kind, select, new {{count, plural, other {#}}} other {# x}}'
  expect(english(message, { kind: 'new', count: 3 }).join('')).toBe('3')
  expect(english(message, { kind: 'constructor' }).join('')).toBe('# x')
})

test('behavior: what is no text comes out as it is', () => {
  const link = { type: 'a' }
  expect(english('By {link}.', { link })).toEqual(['By ', link, '.'])
})

test('behavior: a value is not a message', () => {
  expect(english('{a}', { a: "{b} # '' $&" }).join('')).toBe("{b} # '' $&")
})

test('behavior: a malformed message stands as it is', () => {
  expect(english('{count, plural, one {#}}', { count: 1 }).join('')).toBe(
    '{count, plural, one {#}}',
  )
})

test('behavior: without values, what has none is left out', () => {
  expect(english(`${wallets} in {wallet}`, {}).join('')).toMatch(/^.* in $/)
})

test('behavior: digits are the same in every language', () => {
  expect(arabic('{count, plural, other {#}}', { count: 1234.5 }).join('')).toBe('1,234.5')
})

test('behavior: a name in the other direction stays by itself', () => {
  expect(arabic('افتح {wallet}.', { wallet: 'Rabby (new)' }).join('')).toBe(
    'افتح \u2068Rabby (new)\u2069.',
  )
  expect(english('Open {wallet}.', { wallet: 'محفظة!' }).join('')).toBe('Open \u2068محفظة!\u2069.')
})
