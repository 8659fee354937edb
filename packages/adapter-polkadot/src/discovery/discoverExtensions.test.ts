import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discoverExtensions } from './discoverExtensions.ts'

const entry = { enable: () => undefined }

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'injectedWeb3')
})

function put(extensions: unknown) {
  Reflect.set(window, 'injectedWeb3', extensions)
}

function start() {
  const lists: (readonly string[])[] = []
  const stop = discoverExtensions({ page: window, onChange: (keys) => lists.push(keys) })
  return { lists, stop }
}

test('default: what is there is told at once, and once', () => {
  put({ one: entry })
  const { lists, stop } = start()
  vi.advanceTimersByTime(10_000)
  expect(lists).toEqual([['one']])
  stop()
})

test('behavior: late ones, replaced objects and ones that go', () => {
  const { lists, stop } = start()
  vi.advanceTimersByTime(100)
  put({ one: entry })
  vi.advanceTimersByTime(200)
  put({ two: entry })
  vi.advanceTimersByTime(1000)
  put({ two: entry, three: entry })
  vi.advanceTimersByTime(10_000)
  put({ three: entry })
  window.dispatchEvent(new Event('focus'))
  expect(lists).toEqual([[], ['one'], ['two'], ['two', 'three'], ['three']])
  stop()
})

test('behavior: stopped, it looks no more', () => {
  const { lists, stop } = start()
  stop()
  put({ one: entry })
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(10_000)
  expect(lists).toEqual([[]])
  expect(vi.getTimerCount()).toBe(0)
})
