import { afterEach, expect, test, vi } from 'vitest'
import { createTestSight } from '../../../test/createTestSight.ts'
import type { Arming } from './createArming.ts'
import { followSight } from './followSight.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What an arming hears of an element in a document. */
function start({ isProven = true } = {}) {
  const observed: { element?: Element; resize: () => void; isOver: boolean }[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly own: (typeof observed)[number]
      constructor(resize: () => void) {
        this.own = { resize, isOver: false }
        observed.push(this.own)
      }
      observe(element: Element) {
        this.own.element = element
      }
      disconnect() {
        this.own.isOver = true
      }
    },
  )
  const heard: unknown[] = []
  const arming: Arming = {
    set: (now) => void heard.push(now),
    disturb: () => void heard.push('disturbed'),
    stop: () => void heard.push('stopped'),
    read: () => ({ isArmed: false, isUnproven: false }),
    subscribe: () => () => undefined,
  }
  const sight = createTestSight()
  const watch = vi.spyOn(sight, 'watch')
  const stop = followSight(arming, { element: document.body, sight, isProven })
  stops.push(stop)
  return { heard, sight, watch, observed, stop, take: () => heard.splice(0) }
}

const hide = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

test('default: what the browser says of the element, and of the focus', () => {
  const { sight, watch, take } = start()
  expect(take()).toEqual([{ isVisible: true }, { hasFocus: true }])
  expect(watch).toHaveBeenCalledExactlyOnceWith(document.body, expect.any(Function))
  sight.set({ isVisible: false, hasFocus: false })
  expect(take()).toEqual([{ isVisible: false }, { hasFocus: false }])
  sight.set({ isVisible: true, hasFocus: true })
  expect(take()).toEqual([{ isVisible: true }, { hasFocus: true }])
})

test('behavior: what changes its size or is scrolled is disturbed, also inside of it', () => {
  const { observed, take } = start()
  take()
  expect(observed[0]?.element).toBe(document.body)
  observed[0]?.resize()
  const inner = document.body.appendChild(document.createElement('div'))
  inner.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('scroll'))
  expect(take()).toEqual(['disturbed', 'disturbed', 'disturbed'])
})

test.each<[string, () => EventTarget]>([
  ['resize', () => window],
  ['visibilitychange', () => document],
])('behavior: after %s it is not seen until the browser says so again', (event, target) => {
  const { sight, watch, take } = start()
  take()
  watch.mockImplementationOnce(() => () => undefined)
  target().dispatchEvent(new Event(event))
  expect(take()).toEqual([{ isVisible: false }])
  // What it said of the size before is not heard any more.
  sight.set({ isVisible: true })
  expect(take()).toEqual([{ hasFocus: true }])
})

test('behavior: what nothing can cover is seen as long as its document is shown', () => {
  const { watch, take } = start({ isProven: false })
  expect(take()).toEqual([{ isVisible: true }, { hasFocus: true }])
  hide('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(take()).toEqual([{ isVisible: false }, { isVisible: false }])
  hide('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(take()).toEqual([{ isVisible: false }, { isVisible: true }])
  expect(watch).not.toHaveBeenCalled()
})

test('behavior: once it is left, nothing is heard', () => {
  const { sight, observed, stop, take } = start()
  take()
  stop()
  expect([take(), observed[0]?.isOver]).toEqual([['stopped'], true])
  sight.set({ isVisible: false, hasFocus: false })
  for (const event of ['scroll', 'resize', 'blur', 'focus']) window.dispatchEvent(new Event(event))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(take()).toEqual([])
})
