import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsLate } from './useIsLate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function follow() {
  const { result, rerender } = renderHook(useIsLate, {
    initialProps: { isWaiting: true, question: 'a' },
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { result, rerender, wait }
}

test('default', async () => {
  const { result, wait } = follow()
  await wait(900)
  expect(result.current).toBe(false)
  await wait(200)
  expect(result.current).toBe(true)
})

test('behavior: an answer in time is not late', async () => {
  const { result, rerender, wait } = follow()
  await wait(900)
  rerender({ isWaiting: false, question: 'a' })
  await wait(5000)
  expect(result.current).toBe(false)
})

test('behavior: stays late when the answer comes, until something else is asked', async () => {
  const { result, rerender, wait } = follow()
  await wait(1100)
  rerender({ isWaiting: false, question: 'a' })
  expect(result.current).toBe(true)
  rerender({ isWaiting: true, question: 'b' })
  expect(result.current).toBe(false)
})
