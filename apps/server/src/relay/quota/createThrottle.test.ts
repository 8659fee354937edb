import { expect, test } from 'vitest'
import { createThrottle } from './createThrottle.ts'

function createClock() {
  const clock = { time: 0 }
  return { clock, now: () => clock.time }
}

test('default', () => {
  const { clock, now } = createClock()
  const throttle = createThrottle({ perSecond: 10, burst: 3, now })
  expect([1, 2, 3, 4, 5].map(() => throttle.take())).toEqual([0, 0, 0, 100, 200])
  clock.time = 200
  expect(throttle.take()).toBe(100)
})

test('behavior: who waits as told may go on', () => {
  const { clock, now } = createClock()
  const throttle = createThrottle({ perSecond: 10, burst: 1, now })
  throttle.take()
  for (let index = 0; index < 5; index += 1) {
    const waitMs = throttle.take()
    expect(waitMs).toBe(100)
    clock.time += waitMs
  }
})

test('behavior: quiet time is not saved up beyond the burst', () => {
  const { clock, now } = createClock()
  const throttle = createThrottle({ perSecond: 10, burst: 2, now })
  clock.time = 3_600_000
  expect([1, 2, 3].map(() => throttle.take())).toEqual([0, 0, 100])
})

test('parameters: perSecond 0 is no limit', () => {
  const throttle = createThrottle({ perSecond: 0, burst: 0, now: () => 0 })
  expect(Array.from({ length: 100 }, () => throttle.take())).toEqual(Array(100).fill(0))
})

test('parameters: cost', () => {
  const throttle = createThrottle({ perSecond: 10, burst: 3, now: () => 0 })
  expect([2, 2, 5].map((cost) => throttle.take(cost))).toEqual([0, 100, 600])
})
