import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPace } from './createPace.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const { signal } = new AbortController()
const onFull = () => new Error('too late')

/** Ten calls a second, and who waits longer than the limit is refused. */
function start(maxWaitMs: number) {
  const pace = createPace({ perSecond: 10, maxWaitMs })
  const log: string[] = []
  const call = (client: string, given: AbortSignal = signal) => {
    const next = pace.next({ client, signal: given, onFull })
    next.then(
      () => log.push(client),
      () => log.push(`${client} refused`),
    )
    return next
  }
  return { call, log, settle: () => vi.advanceTimersByTimeAsync(0) }
}

test('default: a wait that is too long is refused at once', async () => {
  const { call, log, settle } = start(300)
  for (let at = 0; at < 7; at += 1) call('a')
  await settle()
  expect(log).toEqual(['a', 'a refused', 'a refused', 'a refused'])
  await vi.advanceTimersByTimeAsync(300)
  expect(log.slice(4)).toEqual(['a', 'a', 'a'])
})

test('behavior: the calls of others that come first count too, and no more of them', async () => {
  const { call, log, settle } = start(300)
  for (let at = 0; at < 4; at += 1) call('a')
  for (let at = 0; at < 4; at += 1) call('b')
  await settle()
  // Before the first of `b` comes one of `a`, and before its second comes another.
  expect(log).toEqual(['a', 'b refused', 'b refused', 'b refused'])
  await vi.advanceTimersByTimeAsync(200)
  expect(log.slice(4)).toEqual(['a', 'b'])
})

test('behavior: a new client’s wait is that for one turn', async () => {
  const { call, log, settle } = start(200)
  for (const client of ['a', 'a', 'a']) call(client)
  await settle()
  call('b')
  await settle()
  expect(log).toEqual(['a'])
  call('c')
  await settle()
  expect(log).toEqual(['a', 'c refused'])
})

test('behavior: a call at the very moment that the last one allows goes at once', async () => {
  const { call, log, settle } = start(1000)
  call('a')
  await vi.advanceTimersByTimeAsync(100)
  call('b')
  await settle()
  expect(log).toEqual(['a', 'b'])
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: who comes while others wait is not before them', async () => {
  const { call, log } = start(1000)
  for (const client of ['a', 'b', 'c']) call(client)
  await vi.advanceTimersByTimeAsync(100)
  call('d')
  expect(log).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(200)
  expect(log).toEqual(['a', 'b', 'c', 'd'])
})

test('behavior: with nobody left it waits for nothing', async () => {
  const { call } = start(1000)
  for (const client of ['a', 'a', 'b']) call(client)
  await vi.advanceTimersByTimeAsync(200)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: who left before the call is told why, and takes no turn', async () => {
  const { call, log, settle } = start(1000)
  const gone = new AbortController()
  gone.abort(new Error('gone'))
  await expect(call('a', gone.signal)).rejects.toThrow('gone')
  call('b')
  await settle()
  expect(log).toEqual(['a refused', 'b'])
})
