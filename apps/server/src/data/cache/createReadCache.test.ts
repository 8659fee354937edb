import { expect, test } from 'vitest'
import { readHeap } from '../../test/readHeap.ts'
import { createReadCache } from './createReadCache.ts'

const { signal } = new AbortController()

type Options = { capacity?: number; staleMs?: number; timeoutMs?: number }

/** Loads that a test settles one by one. */
function setUp(options: Options = {}) {
  let time = 0
  const reads: (PromiseWithResolvers<string> & { signal: AbortSignal })[] = []
  const cache = createReadCache<string>({ ttlMs: 100, now: () => time, ...options })
  const load = (given: AbortSignal) => {
    const read = { ...Promise.withResolvers<string>(), signal: given }
    reads.push(read)
    given.addEventListener('abort', () => read.reject(given.reason))
    return read.promise
  }
  const read = (parts: { key?: string; isForced?: boolean; signal?: AbortSignal } = {}) =>
    cache.read({ key: 'a', signal, load, ...parts })
  const pass = (ms: number) => {
    time += ms
  }
  const readOrKept = (isForced = false, given = signal) =>
    cache.readOrKept({ key: 'a', signal: given, load, isForced })
  return { read, readOrKept, reads, pass }
}

test('default', async () => {
  const { read, reads, pass } = setUp()
  const all = [read(), read(), read({ key: 'b' })]
  expect(reads).toHaveLength(2)
  reads[0]?.resolve('one')
  reads[1]?.resolve('other')
  expect(await Promise.all(all)).toEqual(['one', 'one', 'other'])
  pass(99)
  expect(await read()).toBe('one')
  pass(1)
  const again = read()
  reads[2]?.resolve('two')
  expect(await again).toBe('two')
})

test('behavior: who forces a read gets what was read after that, all of them together', async () => {
  const { read, reads } = setUp()
  const before = read()
  const forced = [read({ isForced: true }), read({ isForced: true })]
  expect(reads).toHaveLength(1)
  reads[0]?.resolve('old')
  expect(await before).toBe('old')
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve('new')
  expect(await Promise.all(forced)).toEqual(['new', 'new'])
  expect(await read()).toBe('new')
  expect(reads).toHaveLength(2)
})

test('behavior: a forced read comes also when the one before it fails', async () => {
  const { read, reads } = setUp()
  const before = read()
  const forced = read({ isForced: true })
  reads[0]?.reject(new Error('down'))
  await expect(before).rejects.toThrow('down')
  await expect.poll(() => reads.length).toBe(2)
  reads[1]?.resolve('up')
  expect(await forced).toBe('up')
})

test('behavior: a failure is not remembered', async () => {
  const { read, reads } = setUp()
  const failed = [read(), read()]
  reads[0]?.reject(new Error('down'))
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  const again = read()
  reads[1]?.resolve('up')
  expect(await again).toBe('up')
})

test('behavior: the last one who leaves ends the read, and the next starts another', async () => {
  const { read, reads } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const asked = [first, second].map((it) => read({ signal: it.signal }))
  first.abort(new Error('gone'))
  await expect(asked[0]).rejects.toThrow('gone')
  expect(reads[0]?.signal.aborted).toBe(false)
  second.abort(new Error('gone too'))
  await expect(asked[1]).rejects.toThrow('gone too')
  expect(reads[0]?.signal.aborted).toBe(true)
  const next = read()
  reads[1]?.resolve('new')
  expect(await next).toBe('new')
})

test('behavior: the oldest are forgotten when there are too many', async () => {
  const { read, reads } = setUp({ capacity: 2 })
  for (const [index, key] of ['a', 'b', 'c'].entries()) {
    const value = read({ key })
    reads[index]?.resolve(key)
    await value
  }
  expect(await read({ key: 'c' })).toBe('c')
  expect(await read({ key: 'b' })).toBe('b')
  read({ key: 'a' })
  expect(reads).toHaveLength(4)
})

test('behavior: what cannot be read now is what was read before, and says so, for a while', async () => {
  const { readOrKept, reads, pass } = setUp({ staleMs: 1000 })
  const first = readOrKept()
  reads[0]?.resolve('one')
  expect(await first).toEqual({ value: 'one', isStale: false })
  pass(1099)
  const second = readOrKept()
  reads[1]?.reject(new Error('away'))
  expect(await second).toEqual({ value: 'one', isStale: true })
  const forced = readOrKept(true)
  reads[2]?.reject(new Error('away'))
  await expect(forced).rejects.toThrow('away')
  pass(1)
  const late = readOrKept()
  reads[3]?.reject(new Error('away'))
  await expect(late).rejects.toThrow('away')
})

test('behavior: what cannot be read soon is what was read before, and the reading goes on for the next', async () => {
  const { readOrKept, reads, pass } = setUp({ staleMs: 1000, timeoutMs: 5 })
  const first = readOrKept()
  reads[0]?.resolve('one')
  await first
  pass(100)
  const before = { value: 'one', isStale: true }
  expect(await Promise.all([readOrKept(), readOrKept()])).toEqual([before, before])
  expect(await readOrKept()).toEqual(before)
  expect(reads).toHaveLength(2)
  expect(reads[1]?.signal.aborted).toBe(false)
  reads[1]?.resolve('two')
  await expect.poll(() => readOrKept()).toEqual({ value: 'two', isStale: false })
  expect(reads).toHaveLength(2)
})

test('behavior: whoever leaves does not end what is read anew', async () => {
  const { readOrKept, reads, pass } = setUp({ staleMs: 1000, timeoutMs: 60_000 })
  const first = readOrKept()
  reads[0]?.resolve('one')
  await first
  pass(100)
  const leaving = new AbortController()
  const left = readOrKept(false, leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(reads[1]?.signal.aborted).toBe(false)
  const next = readOrKept()
  reads[1]?.resolve('two')
  expect(await next).toEqual({ value: 'two', isStale: false })
  expect(reads).toHaveLength(2)
})

test('behavior: a key takes its own memory, and not that of the request that it was cut from', async () => {
  const cache = createReadCache<number>({ ttlMs: 60_000 })
  const { signal } = new AbortController()
  const count = 1000
  const before = readHeap()
  for (let index = 0; index < count; index += 1) {
    const request = Buffer.alloc(10_000, `/${index} of the test?`).toString()
    await cache.read({ key: request.slice(0, 40), signal, load: async () => index })
  }
  expect((readHeap() - before) / count).toBeLessThan(2000)
  expect(await cache.read({ key: 'another', signal, load: async () => 7 })).toBe(7)
})
