import { afterEach, expect, test, vi } from 'vitest'
import { createCalls } from '../host/createCalls.ts'
import type { FrameError } from '../host/frameError.ts'
import { openChannel } from '../protocol/openChannel.ts'
import { createTestPort } from '../test/createTestPort.ts'
import type { FrameHandlers } from './context/frameHandlers.ts'
import { createAnswers } from './createAnswers.ts'
import { FrameFault } from './faults/frameFault.ts'

const user = {
  email: 'ada@example.org',
  provider: 'email',
  accounts: [{ namespace: 'eip155', address: `0x${'1'.repeat(40)}` }],
} as const
const methods = { email: true, passkey: false, socials: ['github'] } as const
const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.useRealTimers()
})

/** Both halves over a real channel. */
function createPair(handlers: Partial<FrameHandlers> = {}) {
  const { port1, port2 } = new MessageChannel()
  const seen = {
    ...{ surfaces: [] as unknown[], users: [] as unknown[], windows: [] as unknown[] },
    ...{ ended: 0, back: 0, close: 0 },
  }
  const calls = createCalls({
    onSurface: (surface) => void seen.surfaces.push(surface),
    onChanged: ({ user: now }) => void seen.users.push(now),
  })
  const never = () => new Promise<never>(() => undefined)
  const answers = createAnswers({
    port: port2,
    handlers: {
      'login.email': async () => user,
      'login.social': never,
      'login.passkey': never,
      'settings.open': never,
      'login.farcaster': never,
      'farcaster.ask': never,
      'email.update': never,
      'device.add': never,
      'user.get': async () => null,
      'methods.get': async () => methods as never,
      'accountType.set': async () => ({}),
      request: async () => ({ signed: ['0x'] }),
      signOut: async () => ({}),
      'theme.set': async () => ({}),
      ...handlers,
    },
    onWindow: (body) => void seen.windows.push(body),
    onBack: () => {
      seen.back += 1
    },
    onClose: () => {
      seen.close += 1
    },
    onEnd: () => {
      seen.ended += 1
    },
  })
  const channel = openChannel({ port: port1, onMessage: calls.hear, onEnd: () => undefined })
  calls.ask(channel)
  closers.push(channel.close, () => port2.close())
  return { calls, answers, channel, seen }
}

const problem = (error: FrameError) => error.problem

test('default: a call is answered, and steps are told', async () => {
  const { calls } = createPair({
    'login.email': async ({ email }, { onStep }) => {
      onStep('service')
      onStep('surface')
      return { ...user, email }
    },
  })
  const steps: string[] = []
  const onStep = (step: string) => void steps.push(step)
  const asked = { email: 'grace@example.org' }
  expect(await calls.call('login.email', asked, { onStep })).toEqual({ ...user, ...asked })
  expect(steps).toEqual(['service', 'surface'])
  expect(await calls.call('user.get', {})).toBeNull()
  expect(await calls.call('methods.get', {})).toEqual(methods)
  expect(calls.countPending()).toBe(0)
})

test('behavior: what answers a login elsewhere is told, and told again', async () => {
  const link = {
    url: 'https://wallet.app.example/w/farcaster#a',
    door: 'own',
    isSeen: false,
  } as const
  const { calls } = createPair({
    'login.farcaster': async (_, { onLink }) => {
      onLink(link)
      onLink({ ...link, url: 'javascript:alert(1)' })
      onLink({ ...link, isSeen: true })
      return { ...user, provider: 'farcaster' }
    },
  })
  const links: object[] = []
  const onLink = (told: object) => void links.push(told)
  expect((await calls.call('login.farcaster', {}, { onLink })).provider).toBe('farcaster')
  expect(links).toEqual([link, { ...link, isSeen: true }])
})

test('behavior: what the frame says by itself', async () => {
  const { answers, seen } = createPair()
  const surface = { view: 'code', height: 320, canGoBack: true } as const
  answers.notify('surface', surface)
  answers.notify('surface', null)
  answers.notify('changed', { user })
  await vi.waitFor(() => expect(seen.users).toEqual([user]))
  expect(seen.surfaces).toEqual([surface, null])
})

test('behavior: the page goes back, and closes', async () => {
  const { channel, seen } = createPair()
  channel.send('surface.back', {})
  channel.send('surface.close', {})
  channel.send('handoff.open', { handoff: 'a' })
  await vi.waitFor(() => expect(seen.windows).toEqual([{ handoff: 'a' }]))
  expect([seen.back, seen.close]).toEqual([1, 1])
})

test('error: a fault keeps its code and its seconds, any other error says nothing', async () => {
  const faults = [
    new FrameFault('throttled', { seconds: 30 }),
    new FrameFault('declined'),
    new Error('secret'),
  ]
  const { calls } = createPair({
    signOut: async () => {
      throw faults.shift()
    },
  })
  const failures = []
  for (const _ of [1, 2, 3])
    failures.push(await calls.call('signOut', {}).catch((error: FrameError) => error))
  expect(failures).toMatchObject([
    { problem: 'throttled', seconds: 30 },
    { problem: 'declined' },
    { problem: 'failed' },
  ])
  expect(JSON.stringify(failures)).not.toContain('secret')
})

test('error: an answer of another form', async () => {
  const { calls } = createPair({
    'user.get': async () => ({ ...user, seed: 'abandon' }) as never,
  })
  await expect(calls.call('user.get', {})).rejects.toMatchObject({ problem: 'bad-answer' })
})

test('error: a body of another form is not carried out', async () => {
  const signOut = vi.fn(async () => ({}))
  const { calls } = createPair({ signOut })
  const asked = calls.call('signOut', { everywhere: true } as never)
  expect(await asked.catch(problem)).toBe('bad-request')
  expect(await calls.call('login.email', { email: 'no address' }).catch(problem)).toBe(
    'bad-request',
  )
  expect(signOut).not.toHaveBeenCalled()
})

test('error: a call that the frame does not know', async () => {
  const { port1, port2 } = new MessageChannel()
  const heard: unknown[] = []
  const channel = openChannel({
    port: port1,
    onMessage: ({ kind, body }) => void heard.push([kind, body]),
    onEnd: () => undefined,
  })
  const nothing = () => undefined
  createAnswers({
    port: port2,
    handlers: {} as never,
    onBack: nothing,
    onClose: nothing,
    onWindow: nothing,
    onEnd: nothing,
  })
  closers.push(channel.close)
  for (const kind of ['constructor', 'toString', 'seed.get']) channel.send(kind, {})
  const fault = (to: number) => ['failed', { to, code: 'unsupported' }]
  await vi.waitFor(() => expect(heard).toEqual([1, 2, 3].map(fault)))
})

test('behavior: called off, the frame hears it, and a late answer is dropped', async () => {
  let finish: ((value: typeof user) => void) | undefined
  const aborted = vi.fn()
  const { calls } = createPair({
    'login.email': (_, { signal }) =>
      new Promise((resolve) => {
        finish = resolve as never
        signal.addEventListener('abort', aborted)
      }),
  })
  const stop = new AbortController()
  const asked = calls.call('login.email', { email: 'a@b.example' }, { signal: stop.signal })
  await vi.waitFor(() => expect(finish).toBeDefined())
  stop.abort()
  expect(await asked.catch(problem)).toBe('cancelled')
  await vi.waitFor(() => expect(aborted).toHaveBeenCalled())
  finish?.(user)
  expect(await calls.call('user.get', {})).toBeNull()
})

test('behavior: a signal that is over asks nothing', async () => {
  const signOut = vi.fn(async () => ({}))
  const { calls } = createPair({ signOut })
  const signal = AbortSignal.abort()
  expect(await calls.call('signOut', {}, { signal }).catch(problem)).toBe('cancelled')
  expect(signOut).not.toHaveBeenCalled()
})

test('behavior: more than eight at once are refused', async () => {
  const { calls } = createPair()
  const never = Array.from({ length: 8 }, () => calls.call('login.passkey', {}).catch(problem))
  expect(await calls.call('user.get', {}).catch(problem)).toBe('busy')
  calls.end(new (await import('../host/frameError.ts')).FrameError('lost'))
  expect(await Promise.all(never)).toEqual(Array(8).fill('lost'))
})

test('behavior: every call has an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { calls } = createPair({ 'user.get': () => new Promise(() => undefined) })
  const asked = calls.call('user.get', {}).catch(problem)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(calls.countPending()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toBe('late')
})

test('behavior: loaded again, the frame is asked again what still waits', async () => {
  const { calls } = createPair()
  const asked = calls.call('login.passkey', {})
  const { port1, port2 } = new MessageChannel()
  const heard: unknown[] = []
  const again = openChannel({
    port: port2,
    onMessage({ id, kind }) {
      heard.push(kind)
      again.send('done', { to: id, answer: user })
    },
    onEnd: () => undefined,
  })
  const channel = openChannel({ port: port1, onMessage: calls.hear, onEnd: () => undefined })
  closers.push(channel.close, again.close)
  calls.ask(channel)
  expect(await asked).toEqual(user)
  expect(heard).toEqual(['login.passkey'])
})

test('behavior: the page is gone, and all that it asked ends', async () => {
  const aborted = vi.fn()
  const { calls, channel, seen } = createPair({
    'login.email': (_, { signal }) => new Promise(() => signal.addEventListener('abort', aborted)),
  })
  void calls.call('login.email', { email: 'a@b.example' }).catch(() => undefined)
  await new Promise((done) => setTimeout(done, 20))
  for (let sent = 0; sent < 60; sent += 1) channel.send('pulse', {})
  await vi.waitFor(() => expect([seen.ended, aborted.mock.calls.length]).toEqual([1, 1]))
})

/** The frame's side alone, which hears in the same tick. */
function createFrameSide(handlers: Partial<FrameHandlers>) {
  const { give, port, takeSent } = createTestPort()
  const nothing = () => undefined
  createAnswers({
    ...{ port, handlers: handlers as FrameHandlers },
    ...{ onBack: nothing, onClose: nothing, onWindow: nothing, onEnd: nothing },
  })
  let id = 0
  const say = (kind: string, body: unknown = {}) => {
    id += 1
    give({ v: 1, id, kind, body })
  }
  const hear = async () => {
    await new Promise((done) => setImmediate(done))
    return takeSent().map((sent) => {
      const { kind, body } = sent as { kind: string; body: object }
      return [kind, body]
    })
  }
  return { say, hear }
}

test('behavior: a page that asks more than eight at once gets no more of them', async () => {
  const signOut = vi.fn(async () => ({}))
  const asked = vi.fn(() => new Promise<never>(() => undefined))
  const { say, hear } = createFrameSide({ 'login.passkey': asked, signOut })
  for (let count = 0; count < 8; count += 1) say('login.passkey')
  expect([await hear(), asked.mock.calls.length]).toEqual([[], 8])
  say('signOut')
  expect(await hear()).toEqual([['failed', { to: 9, code: 'busy' }]])
  expect(signOut).not.toHaveBeenCalled()
})

test('behavior: what has ended makes room for the next, and its deadline is off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { say, hear } = createFrameSide({ signOut: async () => ({}) })
  for (let count = 0; count < 9; count += 1) {
    say('signOut')
    expect(await hear()).toEqual([['done', { to: count + 1, answer: {} }]])
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('behavior: what was called off is answered by nothing, whatever becomes of it', async () => {
  const ends: { resolve: (answer: object) => void; reject: (error: Error) => void }[] = []
  const { say, hear } = createFrameSide({
    signOut: () => new Promise((resolve, reject) => void ends.push({ resolve, reject } as never)),
  })
  for (const kind of ['signOut', 'signOut', 'signOut']) say(kind)
  say('cancel', { to: 1 })
  say('cancel', { to: 2 })
  ends[0]?.resolve({})
  ends[1]?.reject(new FrameFault('declined'))
  ends[2]?.resolve({})
  expect(await hear()).toEqual([['done', { to: 3, answer: {} }]])
})

test('error: what calls off nothing', async () => {
  const { say, hear } = createFrameSide({ signOut: async () => ({}) })
  say('signOut')
  for (const body of [{}, { to: '1' }, { to: 7 }, { to: 1, all: true }, null, []])
    say('cancel', body)
  expect(await hear()).toEqual([['done', { to: 1, answer: {} }]])
})

test('behavior: a call has an end in the frame, too, and a fault of what is late says nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const over = vi.fn()
  const { say, hear } = createFrameSide({
    'user.get': (_, { signal }) =>
      new Promise((__, reject) => {
        signal.addEventListener('abort', () => {
          over(signal.reason)
          reject(new FrameFault('service'))
        })
      }),
  })
  say('user.get')
  await vi.advanceTimersByTimeAsync(7_999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over.mock.calls).toMatchObject([[{ code: 'cancelled' }]])
  expect([await hear(), vi.getTimerCount()]).toEqual([[], 0])
})

test('behavior: the beat of a page is answered', async () => {
  const { say, hear } = createFrameSide({})
  say('pulse')
  expect(await hear()).toEqual([['pulse', {}]])
})
