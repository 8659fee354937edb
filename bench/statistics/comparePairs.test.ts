import { expect, test } from 'vitest'
import { comparePairs } from './comparePairs.ts'

test('default', () => {
  const pairs = [
    { bare: 100, cleat: 110 },
    { bare: 200, cleat: 240 },
    { bare: 400, cleat: 400 },
    { bare: 800, cleat: 900 },
  ]
  expect(comparePairs(pairs)).toEqual({ bare: 100, cleat: 110, ratio: 1.1 })
})

test('behavior: a machine that is busy most of the time', () => {
  const cleat = [105, 105, 105, 900, 300, 260, 480, 700]
  const bare = [500, 240, 100, 100, 100, 300, 700, 400]
  const pairs = bare.map((ms, index) => ({ bare: ms, cleat: cleat[index] ?? 0 }))
  expect(comparePairs(pairs).ratio).toBe(1.05)
})

test('behavior: a page that is slower each time', () => {
  const pairs = [1, 2, 4, 8].map((slow) => ({ bare: 100 * slow, cleat: 150 * slow }))
  expect(comparePairs(pairs).ratio).toBe(1.5)
})
