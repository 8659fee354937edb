import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  { values: [7], middle: 7 },
  { values: [9, 1, 5], middle: 5 },
  { values: [10, 4, 2, 100], middle: 7 },
])('default: $values', ({ values, middle }) => {
  expect(median(values)).toBe(middle)
})

test('error: no values', () => {
  expect(() => median([])).toThrow('no median')
})
