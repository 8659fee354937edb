import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsPainted } from './useIsPainted.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const { result } = renderHook(() => useIsPainted())
  expect(result.current).toBe(false)
  // A frame is painted after its callbacks, so the next task is the first one after it.
  act(() => vi.advanceTimersToNextFrame())
  expect(result.current).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})

test('behavior: nothing is left after an unmount', () => {
  const { unmount } = renderHook(() => useIsPainted())
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
