import { expect, test } from 'vitest'
import { comparePairs } from './comparePairs.ts'

test('default', () => {
  const pairs = [
    { bare: 100, cleat: 110 },
    { bare: 200, cleat: 240 },
    { bare: 400, cleat: 400 },
  ]
  expect(comparePairs(pairs)).toEqual({ bare: 200, cleat: 240, ratio: 1.1 })
})

test('behavior: a machine that becomes slower', () => {
  const pairs = [1, 2, 4, 8].map((slow) => ({ bare: 100 * slow, cleat: 105 * slow }))
  expect(comparePairs(pairs).ratio).toBe(1.05)
})
