import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../frame/service/serviceError.ts'
import { readHandoffSecret } from '../handoff/handoffSecret.ts'
import { toBase64Url } from '../protocol/toBase64Url.ts'
import { meetOpener } from './meetOpener.ts'

const secret = toBase64Url(new Uint8Array(32).fill(7))
const origin = 'https://other.example'
const claimed = { state: 'claimed', host: origin, request: 'r', expiresIn: 9 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window whose opener says who it is, where it has one. */
function start({ hasOpener = true, isKept = true, answer = claimed as unknown } = {}) {
  const events = new EventTarget()
  const opener = hasOpener ? {} : null
  const replace = vi.fn()
  const append = () =>
    events.dispatchEvent(
      Object.assign(new Event('message'), { source: opener, origin, data: { cleat: 'opener' } }),
    )
  const window = {
    ...{ opener, location: { replace } },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    document: { createElement: () => ({ remove: () => undefined }), body: { append } },
  } as unknown as Window
  const ask = vi.fn(async (_: object) => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const met = meetOpener({ window, service: { ask } as never, keys: { isKept }, secret })
  met.catch(() => undefined)
  return { met, ask, replace }
}

test('default: the opener proves the window, which is then loaded cut off from it', async () => {
  const { met, ask, replace } = start()
  await met
  const { hash } = await readHandoffSecret(secret, 'answer')
  expect(ask.mock.calls).toMatchObject([
    [{ method: 'POST', path: `handoffs/${hash}/claim`, body: { proof: 'opener', opener: origin } }],
  ])
  expect(replace.mock.calls).toEqual([[`/w/in#${secret}`]])
})

test.each([
  ['without an opener', { hasOpener: false }],
  ['with a key that ends with the page', { isKept: false }],
])('behavior: %s, nothing is claimed before', async (_, given) => {
  const { met, ask, replace } = start(given)
  await met
  expect([ask.mock.calls, replace.mock.calls]).toEqual([[], [[`/w/in#${secret}`]]])
})

test('error: the opener is another page than the one that asked, and nothing is loaded', async () => {
  const { met, ask, replace } = start({ answer: new ServiceError('HANDOFF_REFUSED') })
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(12_000)
  await expect(met).rejects.toMatchObject({ code: 'HANDOFF_REFUSED' })
  expect(replace).not.toHaveBeenCalled()
})
