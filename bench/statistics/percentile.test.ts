import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test.each([
  [50, 50],
  [99, 99],
  [99.5, 100],
  [100, 100],
  [0, 1],
])('default: %d', (percent, expected) => {
  expect(percentile(hundred, percent)).toBe(expected)
})

test('behavior: one value is every percentile', () => {
  expect([1, 50, 99].map((percent) => percentile([7], percent))).toEqual([7, 7, 7])
})

test('error: no values', () => {
  expect(() => percentile([], 50)).toThrow('no percentile')
})
