import { afterEach, expect, test, vi } from 'vitest'
import { canProveVisibility, watchVisibility } from './watchVisibility.ts'

afterEach(() => vi.unstubAllGlobals())

type Entry = {
  isVisible?: boolean
  boundingClientRect: DOMRectReadOnly
  intersectionRect: DOMRectReadOnly
}
type Observer = {
  options: { threshold?: readonly number[] }
  tell: (entries: Entry[]) => void
  isOver: boolean
  element: Element | undefined
}
const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRectReadOnly

/** A browser whose observer says what a test does. */
function start(size: { width: number; height: number }) {
  const made: Observer[] = []
  vi.stubGlobal('innerWidth', size.width)
  vi.stubGlobal('innerHeight', size.height)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own: (typeof made)[number]
      constructor(tell: Observer['tell'], options: Observer['options']) {
        this.own = { options, tell, isOver: false, element: undefined }
        made.push(this.own)
      }
      observe(element: Element) {
        this.own.element = element
      }
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
  expect(made[0]?.element).toBe(document.body)
  const { threshold = [] } = made[0]?.options ?? {}
  expect([threshold.length, threshold[0], threshold[1], threshold[100]]).toEqual([101, 0, 0.01, 1])
  made[0]?.tell([])
  expect(say(whole, whole, true)).toBe(true)
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

test('parameters: it holds to the pixel, and allows for one that is rounded away', () => {
  const { say } = start({ width: 280, height: 600 })
  const whole = rect(0, 0, 280, 700)
  expect(say(whole, rect(0, 0, 279, 599), true)).toBe(true)
  expect(say(whole, rect(0, 0, 278, 600), true)).toBe(false)
  expect(say(whole, rect(0, 0, 280, 598), true)).toBe(false)
  expect(start({ width: 279, height: 600 }).say(whole, whole, true)).toBe(false)
  expect(start({ width: 280, height: 599 }).say(whole, whole, true)).toBe(false)
})

test('behavior: of what begins outside or inside of the frame, all that it has there', () => {
  const { say } = start({ width: 400, height: 700 })
  const beside = rect(-50, -20, 300, 400)
  expect(say(beside, rect(0, 0, 250, 380), true)).toBe(true)
  expect(say(beside, rect(0, 0, 248, 380), true)).toBe(false)
  expect(say(beside, rect(0, 0, 250, 378), true)).toBe(false)
  const inside = rect(60, 50, 300, 400)
  expect(say(inside, inside, true)).toBe(true)
  expect(say(inside, rect(60, 50, 298, 400), true)).toBe(false)
  expect(say(inside, rect(60, 50, 300, 398), true)).toBe(false)
  const over = rect(200, 500, 300, 400)
  expect(say(over, rect(200, 500, 200, 200), true)).toBe(true)
  expect(say(over, rect(200, 500, 198, 200), true)).toBe(false)
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
  vi.stubGlobal('devicePixelRatio', 0.5)
  expect(say(whole, whole, true)).toBe(true)
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
