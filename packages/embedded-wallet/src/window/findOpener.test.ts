import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findOpener } from './findOpener.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window with an opener, and the frame that says that it asks. */
function open(opener: object | null = {}) {
  const events = new EventTarget()
  const asking = { hidden: false, remove: vi.fn() }
  const append = vi.fn()
  const window = {
    ...{ opener, addEventListener: events.addEventListener.bind(events) },
    removeEventListener: events.removeEventListener.bind(events),
    document: { createElement: () => asking, body: { append } },
  } as unknown as Window
  const post = (posted: object) =>
    events.dispatchEvent(
      Object.assign(new Event('message'), {
        ...{ source: opener, origin: 'https://other.example', data: { cleat: 'opener' } },
        ...posted,
      }),
    )
  return { found: findOpener(window), post, append, asking }
}

test('default: the origin that the browser names', async () => {
  const { found, post, append, asking } = open()
  expect(append).toHaveBeenCalledExactlyOnceWith(asking)
  expect(asking.hidden).toBe(true)
  post({})
  expect(await found).toBe('https://other.example')
  expect(asking.remove).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('error: others, other messages, and nobody', async () => {
  const { found, post } = open()
  post({ source: {}, origin: 'https://evil.example' })
  post({ source: null })
  for (const data of [undefined, 'opener', { cleat: 'hello' }, { cleat: 'opener', origin: 'x' }])
    post({ data })
  vi.advanceTimersByTime(3_000)
  expect(await found).toBeUndefined()
  const severed = open(null)
  expect(await severed.found).toBeUndefined()
  expect(severed.append).not.toHaveBeenCalled()
})
