import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLayoutAhead } from './useLayoutAhead.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function setUp({ isWaiting = true } = {}) {
  const current = document.createElement('dialog')
  current.append(document.createElement('div'))
  const layOut = vi.spyOn(current.lastElementChild as Element, 'getBoundingClientRect')
  const hook = renderHook((props) => useLayoutAhead({ dialog: { current }, ...props }), {
    initialProps: { isWaiting, isOpen: false },
  })
  return { layOut, ...hook }
}

test('default', async () => {
  const { layOut } = setUp()
  expect(layOut).not.toHaveBeenCalled()
  await waitFor(() => expect(layOut).toHaveBeenCalledTimes(2))
})

test('behavior: each step is in a task of its own', () => {
  vi.useFakeTimers()
  const { layOut } = setUp()
  const counts = [1, 2, 3].map(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    return layOut.mock.calls.length
  })
  expect(counts).toEqual([0, 1, 2])
})

test('behavior: a dialog that does not wait is left alone', async () => {
  vi.useFakeTimers()
  const { layOut, rerender } = setUp({ isWaiting: false })
  vi.advanceTimersByTime(1000)
  expect(layOut).not.toHaveBeenCalled()
  rerender({ isWaiting: true, isOpen: false })
  rerender({ isWaiting: false, isOpen: false })
  vi.advanceTimersByTime(1000)
  expect(layOut).not.toHaveBeenCalled()
})

test('behavior: nothing is left after an unmount between two steps', () => {
  vi.useFakeTimers()
  const { layOut, unmount } = setUp()
  vi.advanceTimersToNextFrame()
  unmount()
  vi.advanceTimersByTime(1000)
  expect(layOut).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: it stays displayed while it opens, and not once it has closed', () => {
  const { result, rerender } = setUp()
  expect(result.current).toBe(true)
  rerender({ isWaiting: false, isOpen: true })
  expect(result.current).toBe(true)
  rerender({ isWaiting: false, isOpen: false })
  expect(result.current).toBe(false)
  rerender({ isWaiting: false, isOpen: true })
  expect(result.current).toBe(false)
})
