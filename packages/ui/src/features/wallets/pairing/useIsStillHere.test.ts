import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setHidden } from '../../../test/setHidden.ts'
import { useIsStillHere } from './useIsStillHere.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function follow(followed: number) {
  const { result, rerender } = renderHook(useIsStillHere, { initialProps: { followed } })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { result, rerender, wait }
}

test('default', async () => {
  const { result, rerender, wait } = follow(0)
  await wait(5000)
  expect(result.current).toBe(false)
  rerender({ followed: 1 })
  await wait(1400)
  expect(result.current).toBe(false)
  await wait(200)
  expect(result.current).toBe(true)
})

test('behavior: an app that opened hides the page, also after it comes back', async () => {
  const { result, wait } = follow(1)
  await wait(600)
  act(() => setHidden(true))
  act(() => setHidden(false))
  await wait(5000)
  expect(result.current).toBe(false)
})

test('behavior: an app that opens late takes it back', async () => {
  const { result, wait } = follow(1)
  await wait(1600)
  expect(result.current).toBe(true)
  act(() => setHidden(true))
  expect(result.current).toBe(false)
})

test('behavior: another try counts anew', async () => {
  const { result, rerender, wait } = follow(1)
  await wait(1600)
  rerender({ followed: 2 })
  expect(result.current).toBe(false)
  await wait(1600)
  expect(result.current).toBe(true)
})
