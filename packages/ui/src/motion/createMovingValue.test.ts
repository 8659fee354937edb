import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMovingValue } from './createMovingValue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets frames pass, and returns the value after each. */
function watch(initial: number) {
  const seen: number[] = []
  const value = createMovingValue(initial)
  value.onChange((next) => seen.push(next))
  return { value, seen }
}

test('default: it comes to rest at its target, without going beyond', async () => {
  const { value, seen } = watch(100)
  const onComplete = vi.fn()
  value.springTo(0, { visualDuration: 0.2, onComplete })
  await vi.advanceTimersByTimeAsync(1000)
  expect(onComplete).toHaveBeenCalledOnce()
  expect(value.get()).toBe(0)
  expect(seen.length).toBeGreaterThan(10)
  expect(seen).toEqual([...seen].sort((one, other) => other - one))
  expect(Math.min(...seen)).toBe(0)
  // Nothing runs at rest.
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: most of the way is done in the time that it seems to take', async () => {
  const { value } = watch(100)
  value.springTo(0, { visualDuration: 0.2 })
  await vi.advanceTimersByTimeAsync(200)
  expect(value.get()).toBeLessThan(15)
  value.destroy()
})

test('parameters: velocity, that of the finger', async () => {
  const { value, seen } = watch(100)
  value.springTo(0, { visualDuration: 0.2, velocity: 2000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(Math.max(...seen)).toBeGreaterThan(110)
  expect(value.get()).toBe(0)
})

test('behavior: sent elsewhere midway, it keeps its speed', async () => {
  const { value, seen } = watch(0)
  value.springTo(100, { visualDuration: 0.3 })
  await vi.advanceTimersByTimeAsync(100)
  const midway = value.get()
  const speed = midway - (seen.at(-2) ?? 0)
  value.springTo(0, { visualDuration: 0.3 })
  await vi.advanceTimersByTimeAsync(17)
  expect(value.get()).toBeGreaterThan(midway)
  expect(value.get() - midway).toBeLessThan(speed * 1.5)
  await vi.advanceTimersByTimeAsync(2000)
  expect(value.get()).toBe(0)
})

test('behavior: destroyed, it stops where it is', async () => {
  const { value, seen } = watch(100)
  const onComplete = vi.fn()
  value.springTo(0, { visualDuration: 0.2, onComplete })
  await vi.advanceTimersByTimeAsync(50)
  value.destroy()
  const { length } = seen
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen).toHaveLength(length)
  expect(onComplete).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
