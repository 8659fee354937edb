import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function setUp({ hasIdleCallback }: { hasIdleCallback: boolean }) {
  const waiting = new Map<number, () => void>()
  if (hasIdleCallback) {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => {
      waiting.set(waiting.size, run)
      return waiting.size - 1
    })
    vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.delete(id))
  } else vi.stubGlobal('requestIdleCallback', undefined)
  const idle = () => {
    for (const run of waiting.values()) run()
    waiting.clear()
  }
  const run = vi.fn()
  return { run, idle, cancel: whenIdle(run) }
}

const setLoading = () =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive') && undefined

test('default', () => {
  const { run, idle } = setUp({ hasIdleCallback: true })
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  idle()
  expect(run).toHaveBeenCalledTimes(1)
})

test('behavior: waits for the page to load', () => {
  setLoading()
  const { run, idle } = setUp({ hasIdleCallback: true })
  idle()
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  idle()
  expect(run).toHaveBeenCalledTimes(1)
})

test('behavior: a second after the page has loaded where the browser has no idle callbacks', () => {
  setLoading()
  const { run } = setUp({ hasIdleCallback: false })
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test.each([true, false])('behavior: called off, idle callbacks: %s', (hasIdleCallback) => {
  const { run, idle, cancel } = setUp({ hasIdleCallback })
  cancel()
  idle()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: called off before the page has loaded', () => {
  setLoading()
  const { run, cancel } = setUp({ hasIdleCallback: false })
  cancel()
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})
