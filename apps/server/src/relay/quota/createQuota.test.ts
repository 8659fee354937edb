import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createQuota } from './createQuota.ts'

const own = { key: 'a', limit: 10 }
const other = { key: 'b', limit: 10 }

test('default', () => {
  const quota = createQuota({ capacity: 1000 })
  expect(quota.take([own], 8)).toBe(true)
  expect(quota.take([own], 3)).toBe(false)
  expect(quota.take([other], 10)).toBe(true)
  quota.release(['a'], 8)
  expect(quota.take([own], 10)).toBe(true)
  expect(quota.used).toBe(20)
})

test('behavior: all keys or none', () => {
  const quota = createQuota({ capacity: 1000 })
  const network = { key: 'n', limit: 15 }
  expect(quota.take([own, network], 10)).toBe(true)
  expect(quota.take([other, network], 6)).toBe(false)
  expect(quota.take([other], 10)).toBe(true)
})

test('behavior: nobody holds more than a part of what is free', () => {
  const quota = createQuota({ capacity: 3300 })
  const greedy = { key: 'greedy', limit: 3300 }
  let held = 0
  while (quota.take([greedy], 1)) held += 1
  expect(held).toBe(100)
})

test('behavior: without keys only the capacity counts', () => {
  const quota = createQuota({ capacity: 10 })
  expect([6, 5, 4].map((amount) => quota.take([], amount))).toEqual([true, false, true])
})

test('parameters: limit 0 is none', () => {
  const quota = createQuota({ capacity: 100 })
  expect(quota.take([{ key: 'a', limit: 0 }], 100)).toBe(true)
})

test('behavior: what was there before counts', () => {
  const quota = createQuota({ capacity: 1000 })
  quota.add(['a'], 9)
  expect(quota.take([own], 2)).toBe(false)
})

test('property: a hundred who take all that they can leave room for the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (attackers) => {
      const quota = createQuota({ capacity: 1_000_000 })
      for (let index = 0; index < attackers; index += 1) {
        while (quota.take([{ key: String(index), limit: 500_000 }], 1000)) {}
      }
      expect(quota.take([{ key: 'late', limit: 500_000 }], 1000)).toBe(true)
    }),
    { numRuns: 20 },
  )
})
