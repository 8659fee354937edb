import { afterEach, expect, test, vi } from 'vitest'
import { canProveVisibility, watchVisibility } from './watchVisibility.ts'

afterEach(() => vi.unstubAllGlobals())

type Entry = {
  isVisible?: boolean
  boundingClientRect: DOMRectReadOnly
  intersectionRect: DOMRectReadOnly
}
const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRectReadOnly

/** A browser whose observer says what a test does. */
function start(size: { width: number; height: number }) {
  const made: { options: object; tell: (entries: Entry[]) => void; isOver: boolean }[] = []
  vi.stubGlobal('innerWidth', size.width)
  vi.stubGlobal('innerHeight', size.height)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own: (typeof made)[number]
      constructor(tell: (entries: Entry[]) => void, options: object) {
        this.own = { options, tell, isOver: false }
        made.push(this.own)
      }
      observe() {}
      disconnect() {
        this.own.isOver = true
      }
    },
  )
  const seen: boolean[] = []
  const stop = watchVisibility(document.body, (isVisible) => void seen.push(isVisible))
  const say = (whole: DOMRectReadOnly, shown: DOMRectReadOnly, isVisible?: boolean) => {
    made[0]?.tell([
      {
        boundingClientRect: whole,
        intersectionRect: shown,
        ...(isVisible !== undefined && { isVisible }),
      },
    ])
    return seen.at(-1)
  }
  return { made, say, stop }
}

test('default: all of it is seen, and the browser says that nothing covers it', () => {
  const { made, say, stop } = start({ width: 360, height: 400 })
  const whole = rect(0, 0, 360, 400)
  expect(say(whole, whole, true)).toBe(true)
  expect(say(whole, whole, false)).toBe(false)
  expect(say(whole, whole)).toBe(false)
  expect(made[0]?.options).toMatchObject({ trackVisibility: true, delay: 100 })
  stop()
  expect(made[0]?.isOver).toBe(true)
})

test('behavior: a part of it that is off the screen is not seen', () => {
  const { say } = start({ width: 360, height: 400 })
  const whole = rect(0, 0, 360, 400)
  expect(say(whole, rect(0, 0, 360, 380), true)).toBe(false)
  expect(say(whole, rect(0, 0, 300, 400), true)).toBe(false)
})

test('behavior: of what is taller than the frame gets, as much as fits', () => {
  const { say } = start({ width: 360, height: 600 })
  expect(say(rect(0, 0, 360, 900), rect(0, 0, 360, 600), true)).toBe(true)
  expect(say(rect(0, -300, 360, 900), rect(0, 0, 360, 600), true)).toBe(true)
  expect(say(rect(0, -300, 360, 900), rect(0, 0, 360, 550), true)).toBe(false)
})

test('behavior: a button cut out of it is no view', () => {
  const whole = rect(0, 0, 360, 400)
  expect(start({ width: 360, height: 80 }).say(whole, rect(0, 0, 360, 80), true)).toBe(false)
  const narrow = rect(0, 0, 160, 400)
  expect(start({ width: 160, height: 400 }).say(narrow, narrow, true)).toBe(false)
})

test('behavior: shrunk by the zoom of a page, it is not seen, though the browser says so', () => {
  const whole = rect(0, 0, 360, 400)
  const { say } = start({ width: 360, height: 400 })
  vi.stubGlobal('devicePixelRatio', 0.1)
  expect(say(whole, whole, true)).toBe(false)
  vi.stubGlobal('devicePixelRatio', 2)
  expect(say(whole, whole, true)).toBe(true)
})

test('parameters: a browser that never says so', () => {
  vi.stubGlobal('IntersectionObserverEntry', undefined)
  expect(canProveVisibility()).toBe(false)
  vi.stubGlobal('IntersectionObserverEntry', class {})
  expect(canProveVisibility()).toBe(false)
  vi.stubGlobal(
    'IntersectionObserverEntry',
    class {
      get isVisible() {
        return true
      }
    },
  )
  expect(canProveVisibility()).toBe(true)
})
