import { expect, test } from 'vitest'
import { createRandom } from './createRandom.ts'

test('default', () => {
  const random = createRandom(1)
  const numbers = Array.from({ length: 1000 }, () => random.below(10))
  expect([...new Set(numbers)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  const again = createRandom(1)
  expect(Array.from({ length: 1000 }, () => again.below(10))).toEqual(numbers)
})

test('behavior: numbers are of every length, and of no greater', () => {
  const random = createRandom(7)
  const lengths = Array.from({ length: 20_000 }, () => random.bits(256).toString(2).length)
  expect(Math.max(...lengths)).toBe(256)
  expect(new Set(lengths).size).toBeGreaterThan(200)
})
