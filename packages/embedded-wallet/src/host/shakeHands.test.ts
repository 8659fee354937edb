import { afterEach, expect, test, vi } from 'vitest'
import type { FrameError } from './frameError.ts'
import { shakeHands } from './shakeHands.ts'

const origin = 'https://wallet.app.example'
const opened: MessagePort[] = []

afterEach(() => {
  vi.useRealTimers()
  for (const port of opened.splice(0)) port.close()
})

/** A frame of a page, and what the page posts to its document. */
function start({ withinMs = 10_000 } = {}) {
  const posted: { hello: { nonce: string }; target: string; ports: readonly MessagePort[] }[] = []
  const frame = Object.assign(new EventTarget(), {
    contentWindow: {
      postMessage(hello: { nonce: string }, target: string, ports: readonly MessagePort[]) {
        posted.push({ hello, target, ports })
        opened.push(...ports)
      },
    } as object | null,
  })
  const stop = new AbortController()
  const shaken = shakeHands({
    ...{ frame: frame as EventTarget as HTMLIFrameElement, origin, withinMs },
    signal: stop.signal,
  })
  const outcome = shaken.then(
    ({ port, ...rest }) => {
      opened.push(port)
      return { port, ...rest }
    },
    ({ problem }: FrameError) => problem,
  )
  const load = () => {
    frame.dispatchEvent(new Event('load'))
    const port = posted[0]?.ports[0]
    const nonce = posted[0]?.hello.nonce
    const say = (message: object, ports: MessagePort[] = []) =>
      port?.postMessage({ nonce, ...message }, ports)
    return { port, say }
  }
  return { frame, posted, stop, outcome, load }
}

const welcome = { cleat: 'welcome', protocol: 1, build: 'b1', mode: 'cross-site' }

test('default: the wallet alone gets a port, and its welcome opens it', async () => {
  const { posted, outcome, load } = start()
  const { say } = load()
  expect(posted).toMatchObject([{ target: origin, hello: { cleat: 'hello', protocols: [1] } }])
  expect(posted[0]?.ports).toHaveLength(1)
  expect(posted[0]?.hello.nonce).toMatch(/^[\w-]{22}$/)
  say(welcome)
  expect(await outcome).toMatchObject({ mode: 'cross-site', build: 'b1' })
})

test('behavior: each greeting has a nonce of its own', () => {
  const nonces = [1, 2, 3].map(() => {
    const { posted, load, stop } = start()
    load()
    stop.abort()
    return posted[0]?.hello.nonce
  })
  expect(new Set(nonces).size).toBe(3)
})

const refusal = { cleat: 'refusal', protocols: [1] }

test.each<[string, message: object, problem: string]>([
  ['the nonce of another page', { ...welcome, nonce: 'b'.repeat(22) }, 'bad-answer'],
  ['no nonce', { ...welcome, nonce: undefined }, 'bad-answer'],
  ['a further field', { ...welcome, further: 1 }, 'bad-answer'],
  ['a version that was not offered', { ...welcome, protocol: 2 }, 'version'],
  ['no place on the list', { ...refusal, reason: 'origin' }, 'refused'],
  ['no common version', { ...refusal, reason: 'protocol' }, 'version'],
  ['no service', { ...refusal, reason: 'service' }, 'unreachable'],
])('error: %s, and the port is closed', async (_, message, problem) => {
  const { outcome, load } = start()
  const { port, say } = load()
  const closed = vi.fn()
  port?.addEventListener('close', closed)
  say(message)
  expect(await outcome).toBe(problem)
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

test('error: a welcome that brings a port along', async () => {
  const { outcome, load } = start()
  const { port1, port2 } = new MessageChannel()
  opened.push(port1, port2)
  load().say(welcome, [port2])
  expect(await outcome).toBe('bad-answer')
})

test('error: a frame that says nothing is unreachable, and hears no hello any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { frame, posted, outcome } = start({ withinMs: 700 })
  await vi.advanceTimersByTimeAsync(699)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('unreachable')
  frame.dispatchEvent(new Event('load'))
  expect(posted).toEqual([])
})

test('error: called off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { frame, posted, outcome, stop } = start()
  stop.abort()
  expect(await outcome).toBe('cancelled')
  frame.dispatchEvent(new Event('load'))
  expect([posted, vi.getTimerCount()]).toEqual([[], 0])
})

test('behavior: welcomed, it waits no longer, and its end is not that of the port', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { outcome, load, stop } = start()
  const { port, say } = load()
  say(welcome)
  const shaken = await outcome
  const own = typeof shaken === 'object' ? shaken.port : undefined
  expect(own?.onmessage).toBeNull()
  stop.abort()
  const heard = new Promise((done) => port?.addEventListener('message', ({ data }) => done(data)))
  port?.start()
  own?.postMessage('ahoy')
  expect(await heard).toBe('ahoy')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: a second document of the frame, and one without a window, get nothing', () => {
  const { frame, posted, load, stop } = start()
  load()
  frame.dispatchEvent(new Event('load'))
  expect(posted).toHaveLength(1)
  stop.abort()
  const gone = start()
  gone.frame.contentWindow = null
  gone.load()
  expect(gone.posted).toEqual([])
  gone.stop.abort()
})
