import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDelayedBusy } from './useDelayedBusy.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start() {
  const { result, rerender } = renderHook(({ isBusy }) => useDelayedBusy(isBusy), {
    initialProps: { isBusy: true },
  })
  return {
    isShown: () => result.current,
    finish: () => rerender({ isBusy: false }),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('behavior: a short wait is not shown', () => {
  const { isShown, finish, wait } = start()
  wait(140)
  finish()
  wait(1000)
  expect(isShown()).toBe(false)
})

test('behavior: what is shown stays for 300 ms', () => {
  const { isShown, finish, wait } = start()
  wait(160)
  expect(isShown()).toBe(true)
  finish()
  wait(200)
  expect(isShown()).toBe(true)
  wait(120)
  expect(isShown()).toBe(false)
})

test('behavior: what was shown for long goes at once, without a negative time to wait', () => {
  const { isShown, finish, wait } = start()
  wait(1000)
  const setTimeout = vi.spyOn(globalThis, 'setTimeout')
  finish()
  expect(setTimeout.mock.calls.map(([, ms]) => ms)).toEqual([0])
  wait(0)
  expect(isShown()).toBe(false)
})
