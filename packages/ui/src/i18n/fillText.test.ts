import { expect, test } from 'vitest'
import { fillText } from './fillText.ts'

test('default', () => {
  expect(fillText('Continue in {wallet}', { wallet: 'Rabby' })).toBe('Continue in Rabby')
})

test('behavior: a missing value leaves no gap', () => {
  expect(fillText('You declined it in {wallet} .', {})).toBe('You declined it in .')
})

test('behavior: a value is not a template', () => {
  expect(fillText('{a}', { a: '{b} $&', b: 'x' })).toBe('{b} $&')
})
