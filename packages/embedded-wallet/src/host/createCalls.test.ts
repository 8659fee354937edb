import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallKind, calls as forms } from '../protocol/calls.ts'
import type { Channel } from '../protocol/openChannel.ts'
import type { Plain } from '../protocol/readPlain.ts'
import { protocolExamples } from '../test/protocolExamples.ts'
import { createCalls } from './createCalls.ts'
import { FrameError } from './frameError.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const { user } = protocolExamples
const problem = (error: FrameError) => error.problem

/** Calls by a channel that keeps what it is given. */
function start() {
  const [onSurface, onChanged] = [vi.fn(), vi.fn()]
  const calls = createCalls({ onSurface, onChanged })
  const open = ({ isFull = false } = {}) => {
    const sent: [kind: string, body: unknown][] = []
    const channel: Channel = {
      send: (kind, body) => (isFull ? 0 : sent.push([kind, body])),
      close: () => undefined,
    }
    calls.ask(channel)
    return { sent }
  }
  const hear = (kind: string, body: unknown) => calls.hear({ kind, body: body as Plain })
  return { calls, onSurface, onChanged, open, hear, ...open() }
}

/** What became of a call, or that it waits. */
const now = (call: Promise<unknown>) =>
  Promise.race([call.catch(problem), new Promise((done) => setImmediate(done, 'waits'))])

test('default: each call has its own answer, whichever comes first', async () => {
  const { calls, hear, sent } = start()
  const [first, second] = [calls.call('user.get', {}), calls.call('signOut', {})]
  hear('done', { to: 2, answer: {} })
  expect([await second, await now(first), calls.countPending()]).toEqual([{}, 'waits', 1])
  hear('done', { to: 1, answer: user })
  expect([await first, calls.countPending(), vi.getTimerCount()]).toEqual([user, 0, 0])
  expect(sent).toEqual([
    ['user.get', {}],
    ['signOut', {}],
  ])
})

test.each(Object.keys(forms) as CallKind[])('parameters: %s ends at its deadline', async (kind) => {
  const { calls, sent } = start()
  const asked = calls.call(kind, protocolExamples.calls[kind].body as never)
  await vi.advanceTimersByTimeAsync(forms[kind].ms - 1)
  expect([await now(asked), calls.countPending()]).toEqual(['waits', 1])
  await vi.advanceTimersByTimeAsync(1)
  expect([await now(asked), calls.countPending()]).toEqual(['late', 0])
  expect(sent.at(-1)).toEqual(['cancel', { to: 1 }])
})

test('error: an answer of another form, of another call, or of none', async () => {
  const { calls, hear } = start()
  const asked = calls.call('user.get', {})
  const others = [null, 'done', [], {}, { to: '1', answer: null }, { to: 2, answer: null }]
  for (const body of [...others, { answer: null }, { to: null, answer: null }]) hear('done', body)
  for (const kind of ['constructor', 'toString', '__proto__', 'seed', 'done.more'])
    hear(kind, { to: 1, answer: null })
  expect(await now(asked)).toBe('waits')
  hear('done', { to: 1, answer: { ...user, seed: 'abandon' } })
  expect(await now(asked)).toBe('bad-answer')
})

test('behavior: what came to an end is heard no more', async () => {
  const { calls, hear } = start()
  const [onStep, onLink] = [vi.fn(), vi.fn()]
  const asked = calls.call('login.farcaster', {}, { onStep, onLink })
  const { link } = protocolExamples.notices
  hear('step', { to: 1, step: 'window' })
  hear('step', { to: 2, step: 'service' })
  hear('link', link)
  hear('link', { ...link, to: 2 })
  hear('failed', { to: 1, code: 'throttled', seconds: 30 })
  hear('failed', { to: 1, code: 'declined' })
  hear('done', { to: 1, answer: user })
  hear('step', { to: 1, step: 'service' })
  await expect(asked).rejects.toMatchObject({ problem: 'throttled', seconds: 30 })
  expect(onStep.mock.calls).toEqual([['window']])
  const { to: _, ...told } = link
  expect(onLink.mock.calls).toEqual([[told]])
})

test('behavior: steps and links of a call that asks for none change nothing', async () => {
  const { calls, hear } = start()
  const asked = calls.call('login.farcaster', {})
  hear('step', { to: 1, step: 'window' })
  hear('link', protocolExamples.notices.link)
  hear('done', { to: 1, answer: user })
  expect(await asked).toEqual(user)
})

test('error: notices of another form are dropped', () => {
  const { hear, onSurface, onChanged } = start()
  const { surface, changed } = protocolExamples.notices
  hear('surface', { ...surface, html: '<b>' })
  hear('surface', undefined)
  hear('changed', { user: { ...user, seed: 'abandon' } })
  hear('changed', null)
  expect([onSurface.mock.calls, onChanged.mock.calls]).toEqual([[], []])
  for (const body of [surface, null]) hear('surface', body)
  hear('changed', changed)
  hear('pulse', {})
  expect(onSurface.mock.calls).toEqual([[surface], [null]])
  expect(onChanged.mock.calls).toEqual([[changed]])
})

test('behavior: called off, the frame is told, and only of that call', async () => {
  const { calls, sent } = start()
  const stop = new AbortController()
  const [one, other] = [calls.call('login.passkey', {}, stop), calls.call('device.add', {})]
  stop.abort()
  expect([await now(one), await now(other)]).toEqual(['cancelled', 'waits'])
  expect(sent.slice(2)).toEqual([['cancel', { to: 1 }]])
  calls.end(new FrameError('lost'))
  expect([await now(other), calls.countPending(), vi.getTimerCount()]).toEqual(['lost', 0, 0])
})

test('behavior: an end is said once, and an answered call is not called off', async () => {
  const { calls, hear, sent } = start()
  const stop = new AbortController()
  const asked = calls.call('user.get', {}, stop)
  hear('done', { to: 1, answer: null })
  stop.abort()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([await now(asked), sent]).toEqual([null, [['user.get', {}]]])
})

test('behavior: a signal that is over asks nothing', async () => {
  const { calls, sent } = start()
  const asked = calls.call('user.get', {}, { signal: AbortSignal.abort() })
  expect([await now(asked), sent]).toEqual(['cancelled', []])
})

test('behavior: more than eight at once are refused, and a ninth once one has ended', async () => {
  const { calls, hear, sent } = start()
  const all = Array.from({ length: 8 }, () => calls.call('user.get', {}))
  expect(await now(calls.call('user.get', {}))).toBe('busy')
  expect(sent).toHaveLength(8)
  hear('done', { to: 1, answer: null })
  expect(await all[0]).toBeNull()
  const next = calls.call('user.get', {})
  expect([await now(next), sent.length]).toEqual(['waits', 9])
  calls.end(new FrameError('lost'))
  expect(await Promise.all([...all.slice(1), next].map(now))).toEqual(Array(8).fill('lost'))
})

test('error: without a frame, and with what cannot be sent', async () => {
  const idle = createCalls({ onSurface: vi.fn(), onChanged: vi.fn() })
  expect(await now(idle.call('user.get', {}))).toBe('lost')
  const { calls, open } = start()
  open({ isFull: true })
  expect(await now(calls.call('user.get', {}))).toBe('bad-request')
  calls.end(new FrameError('lost'))
  expect([await now(calls.call('user.get', {})), vi.getTimerCount()]).toEqual(['lost', 0])
})

test('behavior: a frame that was loaded again is asked what still waits, by its new numbers', async () => {
  const { calls, hear, open } = start()
  const answered = calls.call('user.get', {})
  const asked = calls.call('login.email', { email: 'ada@mail.example' })
  hear('done', { to: 1, answer: null })
  const { sent } = open()
  expect(sent).toEqual([['login.email', { email: 'ada@mail.example' }]])
  hear('done', { to: 2, answer: user })
  expect([await answered, await now(asked)]).toEqual([null, 'waits'])
  hear('done', { to: 1, answer: user })
  expect(await now(asked)).toEqual(user)
})

test('behavior: called off in a frame that was loaded again, its new number is named', async () => {
  const { calls, hear, open } = start()
  const stop = new AbortController()
  const first = calls.call('user.get', {})
  const asked = calls.call('login.passkey', {}, stop)
  hear('done', { to: 1, answer: null })
  await first
  const { sent } = open()
  stop.abort()
  expect([await now(asked), sent.at(-1)]).toEqual(['cancelled', ['cancel', { to: 1 }]])
})

test('error: a new frame that cannot be asked', async () => {
  const { calls, open } = start()
  const asked = calls.call('user.get', {})
  open({ isFull: true })
  expect([await now(asked), calls.countPending(), vi.getTimerCount()]).toEqual(['lost', 0, 0])
})
