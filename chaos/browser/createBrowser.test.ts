import { expect, test } from 'vitest'
import { createBrowser } from './createBrowser.ts'
import { runIn } from './page.ts'
import { realWork } from './realWork.ts'

function readGlobals(page: ReturnType<ReturnType<typeof createBrowser>['load']>) {
  return page.globals as {
    localStorage: Storage
    setTimeout: (run: () => void, ms: number) => number
    fetch: (url: string) => Promise<Response>
    Date: DateConstructor
  }
}

test('default: timers run when time passes, in their order, and a jump of the date moves none', async () => {
  const browser = createBrowser()
  const { setTimeout, Date: PageDate } = readGlobals(browser.load(0))
  const heard: number[] = []
  setTimeout(() => heard.push(2), 20)
  setTimeout(() => heard.push(1), 10)
  const before = PageDate.now()
  browser.clock.jump(-60_000)
  expect(PageDate.now() - before).toBe(-60_000)
  await browser.clock.advance(15, browser.settle)
  expect(heard).toEqual([1])
  await browser.clock.advance(15, browser.settle)
  expect(heard).toEqual([1, 2])
})

test('behavior: it settles after what takes real time, so that a seed always ends the same', async () => {
  realWork.install()
  const browser = createBrowser()
  const heard: string[] = []
  const bytes = new Uint8Array(20_000_000)
  void crypto.subtle.digest('SHA-256', bytes).then(async () => {
    await crypto.subtle.digest('SHA-256', bytes)
    heard.push('second')
  })
  await browser.settle()
  expect(heard).toEqual(['second'])
})

test('behavior: a page that is gone hears of no timer, answer or change', async () => {
  const browser = createBrowser()
  const page = browser.load(0)
  const { setTimeout, fetch, localStorage } = readGlobals(page)
  const heard: string[] = []
  setTimeout(() => heard.push('timer'), 5)
  fetch('https://node.test/').then(
    () => heard.push('answer'),
    () => heard.push('failure'),
  )
  await browser.settle()
  const letter = browser.mailbox.take(0)
  browser.load(0)
  letter?.answer({ status: 200, body: '{}' })
  localStorage.setItem('a', '1')
  await browser.clock.advance(100, browser.settle)
  expect(heard).toEqual([])
  expect(browser.storage.read('a')).toBeNull()
})

test('behavior: the other tab is told of what one writes', () => {
  const browser = createBrowser()
  const one = browser.load(0)
  const other = browser.load(1)
  const heard: string[] = []
  for (const [name, page] of Object.entries({ one, other }))
    page.window.addEventListener('storage', () => heard.push(name))
  runIn(one, () => readGlobals(one).localStorage.setItem('a', '1'))
  expect(heard).toEqual(['other'])
  expect(readGlobals(other).localStorage.getItem('a')).toBe('1')
})
