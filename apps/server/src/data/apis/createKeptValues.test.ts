import { expect, test } from 'vitest'
import { createKeptValues } from './createKeptValues.ts'

function setUp(capacity?: number) {
  let time = 0
  const values = createKeptValues<number>({ ttlMs: 100, staleMs: 50, capacity, now: () => time })
  return {
    values,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('default', () => {
  const { values, pass } = setUp()
  values.set('a', 1)
  values.set('none', undefined)
  expect([values.has('a'), values.get('a')]).toEqual([true, 1])
  expect([values.has('none'), values.get('none')]).toEqual([true, undefined])
  expect([values.has('b'), values.get('b')]).toEqual([false, undefined])
  pass(100)
  expect([values.has('a'), values.get('a')]).toEqual([false, 1])
  pass(50)
  expect([values.has('a'), values.get('a')]).toEqual([false, undefined])
})

test('behavior: the oldest are forgotten first', () => {
  const { values } = setUp(2)
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) values.set(key, value)
  expect(['a', 'b', 'c'].map(values.get)).toEqual([undefined, 2, 3])
})
