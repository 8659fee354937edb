// @vitest-environment node
import { expect, test } from 'vitest'
import { formatFiat } from './formatFiat.ts'
import { createFormat } from './language/createFormat.ts'

const format = createFormat({ tag: 'en' })

test.each([
  [375_000n, '$3,750.00'],
  [1n, '$0.01'],
  [0n, '<$0.01'],
  [2n ** 53n, '$90,071,992,547,409'],
  [10n ** 40n, '$100,000,000,000,000,000,000,000,000,000,000,000,000'],
])('default: %s', (cents, text) => {
  expect(formatFiat(cents, { format, isSome: true })).toBe(text)
})

test('behavior: nothing is worth nothing', () => {
  expect(formatFiat(0n, { format, isSome: false })).toBe('$0.00')
})

test('behavior: in the way of another language', () => {
  const german = { format: createFormat({ tag: 'de' }), isSome: true }
  expect(formatFiat(375_000n, german)).toBe('3.750,00\u00a0$')
})
