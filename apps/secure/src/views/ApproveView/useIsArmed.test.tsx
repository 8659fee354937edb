import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIsArmed } from './useIsArmed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const [first, second] = [{ id: 1 }, { id: 2 }]
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('default', () => {
  const { result } = renderHook(() => useIsArmed(first), { wrapper: StrictMode })
  pass(499)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
})

test('behavior: what is shown next waits as long, from its first frame on', () => {
  const seen: boolean[] = []
  const { rerender } = renderHook(
    ({ shown }) => {
      const isArmed = useIsArmed(shown)
      if (shown === second) seen.push(isArmed)
    },
    { initialProps: { shown: first } },
  )
  pass(400)
  rerender({ shown: second })
  pass(499)
  expect(seen).not.toContain(true)
  pass(1)
  expect(seen.at(-1)).toBe(true)
})
