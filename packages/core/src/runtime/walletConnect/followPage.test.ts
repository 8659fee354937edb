import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeWindow } from '../../test/createFakeWindow.ts'
import { followPage } from './followPage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function create({ isHidden = false } = {}) {
  const facts = { visibilityState: isHidden ? 'hidden' : 'visible' }
  const document = Object.assign(createFakeWindow(), facts)
  const page = createFakeWindow({ document })
  const returns: number[] = []
  const stop = followPage({ page, onReturn: (hiddenMs) => void returns.push(hiddenMs) })
  const show = (visibilityState: 'hidden' | 'visible') => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, document, returns, stop, show }
}

test('default', () => {
  const { returns, show } = create()
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(returns).toEqual([])
  show('visible')
  expect(returns).toEqual([60_000])
})

test('behavior: opened in the background, it counts from the start', () => {
  const { returns, show } = create({ isHidden: true })
  vi.advanceTimersByTime(5000)
  show('visible')
  expect(returns).toEqual([5000])
})

test.each(['pageshow', 'online'])('behavior: %s counts, and no time was lost', (type) => {
  const { page, returns } = create()
  vi.advanceTimersByTime(5000)
  page.dispatchEvent(new Event(type))
  expect(returns).toEqual([0])
})

test('behavior: out of the page cache, its time is counted once', () => {
  const { page, returns, show } = create()
  show('hidden')
  vi.advanceTimersByTime(5000)
  show('visible')
  page.dispatchEvent(new Event('pageshow'))
  expect(returns).toEqual([5000, 0])
})

test('behavior: back online out of sight, time goes on being counted', () => {
  const { page, returns, show } = create()
  show('hidden')
  vi.advanceTimersByTime(1000)
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  show('visible')
  expect(returns).toEqual([1000, 60_000])
})

test('behavior: stopped, it listens no more', () => {
  const { page, document, stop } = create()
  expect(page.countListeners() + document.countListeners()).toBe(3)
  stop()
  expect(page.countListeners() + document.countListeners()).toBe(0)
})
