import { expect, test } from 'vitest'
import { toTextSize } from './toTextSize.ts'

test.each([
  ['', 'large'],
  ['2,486.3028', 'large'],
  ['2,486.30289', 'medium'],
  ['999,598.956888', 'small'],
  ['0.123456789012345678', 'least'],
])('default: %s is %s', (text, size) => {
  expect(toTextSize(text)).toBe(size)
})
