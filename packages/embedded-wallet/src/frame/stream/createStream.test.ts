import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Service } from '../service/createServiceClient.ts'
import { ServiceError } from '../service/serviceError.ts'
import { createStream } from './createStream.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const [hash, other] = ['h', 'o'].map((letter) => letter.repeat(43)) as [string, string]

/** A frame whose service a test plays. */
function start() {
  const opened: {
    path: string
    signal: AbortSignal
    say(text: string): void
    end(error?: Error): void
  }[] = []
  let refusal: Error | undefined
  const service: Pick<Service, 'open'> = {
    async open(path, signal) {
      if (refusal) throw refusal
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given
        },
      })
      signal.addEventListener('abort', () => controller?.error(signal.reason))
      opened.push({
        ...{ path, signal },
        say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: (error) => (error ? controller?.error(error) : controller?.close()),
      })
      return new Response(body)
    },
  }
  const events = new EventTarget()
  const document = Object.assign(events, { visibilityState: 'visible' as DocumentVisibilityState })
  const onSession = vi.fn()
  const stream = createStream({ service, document: document as never, onSession })
  const last = () => {
    const found = opened.at(-1)
    if (!found) throw new Error('No stream is open.')
    return found
  }
  const isOpen = () => opened.filter(({ signal }) => !signal.aborted).length
  // The follower is loaded.
  const settle = () => vi.waitFor(() => vi.advanceTimersByTimeAsync(0))
  const reach = async (count: number) => {
    await vi.waitFor(() => expect(opened).toHaveLength(count))
    await settle()
  }
  return {
    ...{ stream, opened, onSession, last, isOpen, reach, settle },
    refuse: (error: Error | undefined) => {
      refusal = error
    },
    see(state: DocumentVisibilityState) {
      document.visibilityState = state
      events.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('default: nothing is opened without something to hear of', async () => {
  const { stream, opened, settle } = start()
  await settle()
  stream.setSession(false)
  await settle()
  expect([opened, stream.isLive()]).toEqual([[], false])
})

test('default: one stream, for the session and each handoff', async () => {
  const { stream, reach, last, isOpen, onSession, settle } = start()
  stream.setSession(true)
  await reach(1)
  expect(last().path).toBe('stream')
  last().say('event: open\n\n')
  await settle()
  expect(stream.isLive()).toBe(true)
  const onChange = vi.fn()
  const unwatch = stream.watchHandoff(hash, onChange)
  await reach(2)
  expect([last().path, isOpen()]).toEqual([`stream?handoffs=${hash}`, 1])
  last().say('event: open\n\n')
  await settle()
  onChange.mockClear()
  onSession.mockClear()
  last().say(`event: handoff\ndata: ${other}\n\nevent: handoff\ndata: ${hash}\n\n`)
  await settle()
  expect([onChange.mock.calls.length, onSession.mock.calls.length]).toEqual([1, 0])
  last().say('event: session\ndata: \n\n')
  await settle()
  expect(onSession).toHaveBeenCalledOnce()
  unwatch()
  await reach(3)
  expect([last().path, isOpen()]).toEqual(['stream', 1])
  stream.setSession(false)
  expect(isOpen()).toBe(0)
})

test('behavior: what waits is woken when the stream is heard, and when it is not', async () => {
  const { stream, reach, last, settle } = start()
  const onChange = vi.fn()
  stream.watchHandoff(hash, onChange)
  await reach(1)
  last().say('event: open\n\n')
  await settle()
  expect([onChange.mock.calls.length, stream.isLive()]).toEqual([1, true])
  last().end(new Error('cut'))
  await settle()
  expect([onChange.mock.calls.length, stream.isLive()]).toEqual([2, false])
  await vi.advanceTimersByTimeAsync(1_000)
  await reach(2)
})

test('behavior: a stream that ends is opened again, more and more seldom where it is cut', async () => {
  const { stream, reach, refuse, opened, onSession, last } = start()
  stream.setSession(true)
  await reach(1)
  refuse(new ServiceError('UNREACHABLE'))
  last().end()
  const attempts: number[] = []
  for (let second = 0; second < 120; second += 1) {
    const before = onSession.mock.calls.length
    await vi.advanceTimersByTimeAsync(1_000)
    if (onSession.mock.calls.length > before) attempts.push(second)
  }
  // Each attempt is a look at the session, too.
  const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  expect(gaps.slice(0, 4)).toEqual([2, 4, 8, 16])
  expect(Math.max(...gaps)).toBe(30)
  refuse(undefined)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(opened).toHaveLength(2)
  stream.setSession(false)
})

test('behavior: a stream that says nothing is dead, and one with heartbeats is not', async () => {
  const { stream, reach, last, settle } = start()
  stream.setSession(true)
  await reach(1)
  last().say('event: open\n\n')
  for (let beat = 0; beat < 10; beat += 1) {
    await vi.advanceTimersByTimeAsync(15_000)
    last().say(': \n\n')
    await settle()
  }
  expect(stream.isLive()).toBe(true)
  await vi.advanceTimersByTimeAsync(32_000)
  expect(stream.isLive()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await reach(2)
  stream.setSession(false)
})

test('behavior: a session that is over is not asked for again', async () => {
  const { stream, refuse, onSession } = start()
  refuse(new ServiceError('WALLET_SESSION_REQUIRED'))
  stream.setSession(true)
  await vi.waitFor(() => expect(onSession).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(300_000)
  expect(onSession).toHaveBeenCalledOnce()
})

test('behavior: a tab that is not seen hears of windows alone', async () => {
  const { stream, reach, see, last, isOpen, opened } = start()
  stream.setSession(true)
  await reach(1)
  see('hidden')
  expect(isOpen()).toBe(0)
  const unwatch = stream.watchHandoff(hash, () => undefined)
  await reach(2)
  expect([last().path, isOpen()]).toEqual([`stream?handoffs=${hash}`, 1])
  unwatch()
  expect(isOpen()).toBe(0)
  see('visible')
  await reach(3)
  expect(opened.at(-1)?.path).toBe('stream')
  stream.setSession(false)
})
