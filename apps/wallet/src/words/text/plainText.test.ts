import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test('default', () => {
  expect(plainText('Harbour Swap')).toBe('Harbour Swap')
  expect(plainText('  two\n\tlines  ')).toBe('two lines')
})

test('behavior: nothing that cannot be seen', () => {
  expect(plainText('safe\u202Eelpmaxe\u0000\u200B')).toBe('safe elpmaxe')
  expect(plainText('\u2028\u2066')).toBe('')
})

test('behavior: clipped between letters', () => {
  expect(plainText('abcdef', 4)).toBe('abc…')
  expect(plainText('🙂🙂🙂🙂', 3)).toBe('🙂🙂…')
  expect(plainText('x'.repeat(1_000_000))).toHaveLength(80)
})
