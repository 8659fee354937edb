import { expect, test } from 'vitest'
import { slopeOf } from './slopeOf.ts'

test('default', () => {
  expect(slopeOf([1, 2, 3].map((x) => ({ x, y: 5 + 2 * x })))).toBeCloseTo(2)
})

test('behavior: noise averages out', () => {
  const points = [1, 2, 3, 4].map((x) => ({ x, y: x % 2 }))
  expect(Math.abs(slopeOf(points))).toBeLessThan(0.3)
})

test('behavior: one point has no slope', () => {
  expect(slopeOf([{ x: 1, y: 2 }])).toBe(0)
})
