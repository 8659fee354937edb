import { expect, test, vi } from 'vitest'
import { listenToPage } from './listenToPage.ts'

test('default', () => {
  const page = new EventTarget()
  const listener = vi.fn()
  const stop = listenToPage(page, 'load', listener)
  page.dispatchEvent(new Event('load'))
  stop()
  page.dispatchEvent(new Event('load'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('parameters: toQuestion', () => {
  const page = new EventTarget()
  page.addEventListener('ask', () => page.dispatchEvent(new Event('answer')))
  const listener = vi.fn()
  listenToPage(page, 'answer', listener, () => new Event('ask'))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.for([['a server', undefined] as const, ['React Native', Object.create(null)] as const])(
  'behavior: %s has no events',
  ([, page]) => {
    const toQuestion = vi.fn()
    const stop = listenToPage(page, 'load', () => undefined, toQuestion)
    expect(stop()).toBe(undefined)
    expect(toQuestion).not.toHaveBeenCalled()
  },
)
