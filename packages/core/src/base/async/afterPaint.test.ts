import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose next frame is triggered by the test. */
function createFrames(): { paint: () => void } {
  const waiting = new Map<number, () => void>()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    waiting.set(waiting.size + 1, callback)
    return waiting.size
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void waiting.delete(id))
  return {
    paint() {
      const callbacks = [...waiting.values()]
      waiting.clear()
      for (const callback of callbacks) callback()
    },
  }
}

test('default', () => {
  const { paint } = createFrames()
  const begin = vi.fn(() => () => undefined)
  afterPaint(begin)
  paint()
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(begin).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(begin).toHaveBeenCalledOnce()
})

test('behavior: a tab that nobody looks at', () => {
  createFrames()
  const begin = vi.fn(() => () => undefined)
  afterPaint(begin)
  vi.advanceTimersByTime(199)
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(begin).toHaveBeenCalledOnce()
})

test('behavior: where nothing is painted', () => {
  vi.stubGlobal('requestAnimationFrame', undefined)
  const stop = vi.fn()
  const begin = vi.fn(() => stop)
  const end = afterPaint(begin)
  expect(begin).toHaveBeenCalledOnce()
  end()
  expect(stop).toHaveBeenCalledOnce()
})

test('behavior: stopped before it began, and after', () => {
  const { paint } = createFrames()
  const stop = vi.fn()
  const begin = vi.fn(() => stop)
  const early = afterPaint(begin)
  early()
  paint()
  vi.advanceTimersByTime(1000)
  expect(begin).not.toHaveBeenCalled()
  const late = afterPaint(begin)
  paint()
  vi.advanceTimersByTime(0)
  late()
  expect(stop).toHaveBeenCalledOnce()
})
