import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayWhoOpened } from './sayWhoOpened.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const origin = 'https://wallet.app.example'
const open = () => ({ closed: false, length: 0, postMessage: vi.fn() })

test('default: a window that asks is told once, and only a page of the wallet hears it', () => {
  const opened = open()
  sayWhoOpened(opened, origin)
  vi.advanceTimersByTime(500)
  expect(opened.postMessage).not.toHaveBeenCalled()
  opened.length = 1
  vi.advanceTimersByTime(500)
  expect(opened.postMessage.mock.calls).toEqual([[{ cleat: 'opener' }, origin]])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: one that is closed or cut off, and one that asks nothing, are let go', () => {
  const closed = open()
  sayWhoOpened(closed, origin)
  Object.assign(closed, { closed: true, length: 1 })
  vi.advanceTimersByTime(100)
  const silent = open()
  sayWhoOpened(silent, origin)
  vi.advanceTimersByTime(21_000)
  expect([closed.postMessage.mock.calls, silent.postMessage.mock.calls]).toEqual([[], []])
  expect(vi.getTimerCount()).toBe(0)
})
