import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWindow } from './openWindow.ts'

const origin = 'https://wallet.app.example'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function createOpened() {
  return { closed: false, length: 0, focus: vi.fn(), close: vi.fn(), postMessage: vi.fn() }
}

/** A browser that opens windows, or refuses to. */
function start({ isBlocked = false } = {}) {
  const browser = { isBlocked }
  const first = createOpened()
  const opened = [first, createOpened()]
  const open = vi.fn((_url: string, _name: string, _features: string) =>
    browser.isBlocked ? null : opened.shift(),
  )
  vi.stubGlobal('window', { open })
  return { browser, open, first }
}

test('default: it opens at once, and its secret stands behind the # alone', () => {
  const { open, first } = start()
  const { handoff, isBlocked, isThere, close } = openWindow({ origin, path: '/w/login' })
  expect(handoff).toMatch(/^[\w-]{43}$/)
  expect(open.mock.calls).toEqual([
    [`${origin}/w/login#${handoff}`, `cleat-${handoff}`, 'popup,width=600,height=800'],
  ])
  expect([isBlocked(), isThere()]).toEqual([false, true])
  close()
  expect(first.close).toHaveBeenCalledOnce()
})

test('behavior: each window has a secret of its own', () => {
  start()
  const secrets = [1, 2, 3].map(() => openWindow({ origin, path: '/w' }).handoff)
  expect(new Set(secrets).size).toBe(3)
})

test('behavior: it looks as its page from the beginning', () => {
  const { open } = start()
  const look = { mode: 'dark', language: 'de' } as const
  const { handoff } = openWindow({ origin, path: '/w', look })
  expect(open.mock.calls[0]?.[0]).toBe(`${origin}/w?mode=dark&language=de#${handoff}`)
})

test('behavior: a window that asks who opened it is told', () => {
  const { first } = start()
  openWindow({ origin, path: '/w' })
  first.length = 1
  vi.advanceTimersByTime(100)
  expect(first.postMessage.mock.calls).toEqual([[{ cleat: 'opener' }, origin]])
})

test('behavior: shown again, it comes to the front, and is opened once it is closed', () => {
  const { open, first } = start()
  const own = openWindow({ origin, path: '/w' })
  own.show()
  expect([first.focus, open].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  first.closed = true
  expect([own.isThere(), own.isBlocked()]).toEqual([false, false])
  own.show()
  expect(open.mock.calls[1]).toEqual(open.mock.calls[0])
  expect(own.isThere()).toBe(true)
})

test('error: a browser that refuses it once opens it in the next click', () => {
  const { browser, open } = start({ isBlocked: true })
  const own = openWindow({ origin, path: '/w' })
  expect([own.isBlocked(), own.isThere()]).toEqual([true, false])
  own.close()
  browser.isBlocked = false
  own.show()
  expect([own.isBlocked(), own.isThere(), open.mock.calls.length]).toEqual([false, true, 2])
})
