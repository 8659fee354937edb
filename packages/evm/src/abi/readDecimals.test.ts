import { expect, test } from 'vitest'
import { readDecimals } from './readDecimals.ts'
import { toWord } from './toWord.ts'

test.each([0, 6, 18, 36])('default: %i', (decimals) => {
  expect(readDecimals(`0x${toWord(decimals)}`)).toBe(decimals)
})

test.each([
  ['37', `0x${toWord(37)}`],
  ['256', `0x${toWord(256)}`],
  ['garbage', `0x${'9f'.repeat(32)}`],
  ['nothing', '0x'],
  ['half a word', `0x${'0'.repeat(31)}6`],
  ['two words', `0x${toWord(6)}${toWord(0)}`],
])('behavior: %s cannot be', (_, data) => {
  expect(readDecimals(data)).toBeUndefined()
})
