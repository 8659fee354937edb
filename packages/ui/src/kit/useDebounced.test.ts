import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const { result, rerender } = renderHook(({ value }) => useDebounced(value, 100), {
    initialProps: { value: '' },
  })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { read: () => result.current, type: (value: string) => rerender({ value }), wait }
}

test('default', () => {
  const { read, type, wait } = setUp()
  type('b')
  wait(60)
  type('ba')
  wait(60)
  expect(read()).toBe('')
  wait(40)
  expect(read()).toBe('ba')
})

test('behavior: what is emptied counts at once', () => {
  const { read, type, wait } = setUp()
  type('base')
  wait(100)
  type('')
  expect(read()).toBe('')
})
