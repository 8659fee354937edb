import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePresence } from './usePresence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('default', () => {
  const { result, rerender } = renderHook((isShown: boolean) => usePresence(isShown, 100), {
    initialProps: false,
  })
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(true)
  rerender(false)
  act(() => void vi.advanceTimersByTime(99))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

test('behavior: shown again in time, it stays', () => {
  const { result, rerender } = renderHook((isShown: boolean) => usePresence(isShown, 100), {
    initialProps: true,
  })
  rerender(false)
  act(() => void vi.advanceTimersByTime(50))
  rerender(true)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(true)
})
