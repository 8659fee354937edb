import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSecondsLeft } from './useSecondsLeft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('default', async () => {
  const [one, other] = [{}, {}]
  const { result, rerender } = renderHook(
    ({ subject, waitMs }) => useSecondsLeft(subject, waitMs),
    { initialProps: { subject: one, waitMs: 2500 } },
  )
  expect(result.current).toBe(3)
  await wait(1000)
  expect(result.current).toBe(2)
  await wait(5000)
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  rerender({ subject: other, waitMs: 2000 })
  expect(result.current).toBe(2)
  await wait(3000)
  expect(result.current).toBe(0)
})

test('behavior: nothing to wait for starts no timer', () => {
  expect(renderHook(() => useSecondsLeft({ code: 'a' }, 0)).result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
