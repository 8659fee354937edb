import { expect, test } from 'vitest'
import { createTally } from './createTally.ts'

test('default', () => {
  const tally = createTally<string>()
  tally.add('a', 2)
  tally.add('a', 1)
  tally.add('b', 1)
  expect(['a', 'b', 'c'].map(tally.of)).toEqual([3, 1, 0])
  tally.add('a', -2)
  expect(tally.of('a')).toBe(1)
})

test('behavior: there are never less than none', () => {
  const tally = createTally<string>()
  tally.add('a', -5)
  tally.add('a', 1)
  expect(tally.of('a')).toBe(1)
})
