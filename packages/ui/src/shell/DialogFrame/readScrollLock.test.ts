import { afterEach, expect, test, vi } from 'vitest'
import { adoptStyles } from '../../style/adoptStyles.ts'
import { readScrollLock } from './readScrollLock.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.head.innerHTML = ''
  vi.restoreAllMocks()
})

const lock = () => {
  const stop = adoptStyles({ scope: document, css: readScrollLock(document) })
  stops.push(stop)
  return stop
}
const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))

function addStyle(css: string) {
  document.head.innerHTML = `<style>${css}</style>`
}

function addScrollbar() {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
}

test('default', () => {
  const stop = lock()
  expect(rules()).toEqual(['body:not(#_#_) { overflow: hidden !important; }'])
  stop()
  expect(rules()).toEqual([])
})

test('behavior: where the root says how the page scrolls, it is asked', () => {
  addStyle('html { overflow-y: scroll }')
  lock()
  expect(rules()).toEqual(['html:not(#_#_) { overflow: hidden !important; }'])
})

test('behavior: the room of a scrollbar stays', () => {
  addScrollbar()
  lock()
  expect(rules()).toContain('html { scrollbar-gutter: stable !important; }')
})

test('behavior: the page is let go by the last of two', () => {
  addScrollbar()
  const first = lock()
  const second = lock()
  const before = rules()
  first()
  expect(rules()).toEqual(before)
  second()
  expect(rules()).toEqual([])
})
