import { expect, test } from 'vitest'
import { maxTtlSeconds } from './limits.ts'
import { toKeptUntil } from './toKeptUntil.ts'

const [minute, hour, day] = [60, 3600, 86_400]

test.each([
  ['a request of a session', 5 * minute, 2000, 5 * minute],
  ['an update of a session', day, 2000, day],
  ['a request that waits for a week', 7 * day, 16_000, 7 * day],
  ['a month', maxTtlSeconds, 100, 7 * day],
  ['a large one for a day', day, 100_000, day],
  ['the largest for a month', maxTtlSeconds, 1_000_000, 9676],
  ['the largest for an hour', hour, 1_000_000, hour],
  ['a second', 1, 1_000_000, 1],
])('%s: %i s, %i bytes: %i s', (_title, ttl, bytes, seconds) => {
  expect(toKeptUntil({ publishedAt: 1000, ttl, bytes })).toBe(1000 + seconds * 1000)
})
