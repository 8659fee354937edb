import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readHandoffSecret } from '../../handoff/handoffSecret.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { visitProvider } from './visitProvider.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const handoff = toBase64Url(new Uint8Array(32).fill(7))
const unavailable = { status: 503, body: {} }

/** A service that has no answer at first. */
async function visit(silences: { readonly register: number; readonly session: number }) {
  const secret = await readHandoffSecret(handoff, 'answer')
  const left = { ...silences }
  const count = (name: keyof typeof left) => {
    left[name] -= 1
    return left[name] >= 0
  }
  const answer = await secret.seal({})
  const { context, sent } = await createTestFrame({
    'POST handoffs': () =>
      count('register') ? unavailable : { status: 201, body: { expiresIn: 600 } },
    [`GET handoffs/${secret.hash}`]: () => ({
      body: { state: 'answered', answer, hasSession: false },
    }),
    'GET session': () => (count('session') ? unavailable : { body: { session: testSession } }),
  })
  const ceremony = { signal: new AbortController().signal, onStep: () => undefined }
  const visiting = visitProvider(context, { provider: 'google', handoff }, ceremony)
  visiting.catch(() => undefined)
  // Answers come between the pauses, and not by the clock.
  const ended = visiting.then(
    () => true,
    () => true,
  )
  const beat = () => vi.advanceTimersByTimeAsync(500).then(() => false)
  while (!(await Promise.race([ended, new Promise<false>((done) => setImmediate(done, false))])))
    await beat()
  return { visiting, sent }
}

test('default: what the window brings back is a login', async () => {
  const { visiting, sent } = await visit({ register: 0, session: 0 })
  expect(await visiting).toEqual({ session: testSession })
  expect(sent.filter(({ request }) => request === 'POST handoffs')).toHaveLength(1)
})

test('behavior: a service that is slow is asked again for the same, while the window waits', async () => {
  const { visiting, sent } = await visit({ register: 2, session: 2 })
  expect(await visiting).toEqual({ session: testSession })
  const left = sent.filter(({ request }) => request === 'POST handoffs').map(({ body }) => body)
  expect(left).toHaveLength(3)
  expect(new Set(left).size).toBe(1)
})

test('error: a service that stays away', async () => {
  const { visiting } = await visit({ register: 9, session: 0 })
  await expect(visiting).rejects.toMatchObject({ code: 'UNREACHABLE' })
})
