import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUpdateGate } from './createUpdateGate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const gate = createUpdateGate()
  const update = vi.fn()
  gate.run(update)
  expect(update).toHaveBeenCalledTimes(1)
})

test('behavior: held, each update runs once, after the first frame', () => {
  const gate = createUpdateGate()
  const update = vi.fn()
  gate.hold()
  gate.run(update)
  gate.run(update)
  vi.advanceTimersToNextFrame()
  expect(update).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(update).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: without frames, as in a hidden tab, a timer stands in', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const gate = createUpdateGate()
  const update = vi.fn()
  gate.hold()
  gate.run(update)
  vi.advanceTimersByTime(100)
  expect(update).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('behavior: released, nothing is held or left to do', () => {
  const gate = createUpdateGate()
  const update = vi.fn()
  gate.hold()
  gate.run(update)
  gate.release()
  gate.run(update)
  expect(update).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
