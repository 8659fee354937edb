import { expect, test } from 'vitest'
import { createRateLimiter } from './createRateLimiter.ts'

function createClock() {
  let time = 0
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('default', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 60, now: clock.now })
  const answers = Array.from({ length: 61 }, () => limiter.take('a'))
  expect(answers.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 0))
  expect(answers[60]).toBe(1)
})

test('behavior: who waits as told gets through, once', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 2, now: clock.now })
  limiter.take('a')
  limiter.take('a')
  const seconds = limiter.take('a')
  expect(seconds).toBe(30)
  clock.pass(seconds * 1000)
  expect(limiter.take('a')).toBe(0)
  expect(limiter.take('a')).toBe(30)
})

test('behavior: asking while refused does not prolong the wait', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 1, now: clock.now })
  limiter.take('a')
  for (let second = 0; second < 59; second += 1) {
    clock.pass(1000)
    limiter.take('a')
  }
  clock.pass(1000)
  expect(limiter.take('a')).toBe(0)
})

test('behavior: clients are counted apart', () => {
  const limiter = createRateLimiter({ limit: 1, now: () => 0 })
  expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 60])
})

test('behavior: quiet time is not saved up beyond the limit', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 2, now: clock.now })
  limiter.take('a')
  clock.pass(3_600_000)
  expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 30])
})

test('parameters: limit 0 is no limit', () => {
  const limiter = createRateLimiter({ limit: 0, now: () => 0 })
  expect(Array.from({ length: 1000 }, () => limiter.take('a')).every((wait) => wait === 0)).toBe(
    true,
  )
})

test('parameters: maxClients: the client not seen for longest is forgotten', () => {
  const limiter = createRateLimiter({ limit: 1, now: () => 0, maxClients: 2 })
  limiter.take('a')
  limiter.take('b')
  limiter.take('a')
  limiter.take('c')
  expect(limiter.take('a')).toBe(60)
  expect(limiter.take('b')).toBe(0)
})

test('behavior: a /48 has a limit, however many networks of it ask, and others are not concerned', () => {
  const limiter = createRateLimiter({ limit: 2, now: () => 0 })
  const waits = Array.from({ length: 500 }, (_, index) =>
    limiter.take(`2001:db8:1:${index.toString(16)}::/64`),
  )
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(16)
  expect(limiter.take('2001:db8:2:1::/64')).toBe(0)
})

test('behavior: what a /48 is refused costs its networks nothing', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 1, now: clock.now })
  for (let index = 0; index < 8; index += 1) limiter.take(`2001:db8:1:${index}::/64`)
  expect(limiter.take('2001:db8:1:9::/64')).toBe(8)
  clock.pass(8000)
  expect(limiter.take('2001:db8:1:9::/64')).toBe(0)
})

test('parameters: periodMs, and several uses at once', () => {
  const clock = createClock()
  const limiter = createRateLimiter({ limit: 10, periodMs: 10_000, now: clock.now })
  expect([limiter.take('a', 8), limiter.take('a', 5), limiter.take('a', 2)]).toEqual([0, 3, 0])
})
