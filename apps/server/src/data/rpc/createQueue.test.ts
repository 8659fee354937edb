import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue } from './createQueue.ts'

const { signal } = new AbortController()
const onFull = () => new Error('full')

function useWork() {
  const started: number[] = []
  const ends = new Map<number, (error?: Error) => void>()
  const work = (index: number) => async () => {
    started.push(index)
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    ends.set(index, (error) => (error ? reject(error) : resolve(index)))
    return promise
  }
  const end = async (index: number, error?: Error) => {
    await expect.poll(() => ends.has(index), { interval: 1 }).toBe(true)
    ends.get(index)?.(error)
    await pause(1)
  }
  return { started, work, end }
}

test('default', async () => {
  const { started, work, end } = useWork()
  const queue = createQueue({ concurrency: 2, capacity: 10, onFull })
  const results = [0, 1, 2, 3].map((index) => queue.run(work(index), signal))
  await pause(1)
  expect(started).toEqual([0, 1])
  await end(1)
  expect(started).toEqual([0, 1, 2])
  await end(0)
  await end(2)
  await end(3)
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test('behavior: work that fails makes room too', async () => {
  const { started, work, end } = useWork()
  const queue = createQueue({ concurrency: 1, capacity: 1, onFull })
  const failed = queue.run(work(0), signal)
  const next = queue.run(work(1), signal)
  const caught = expect(failed).rejects.toThrow('away')
  await end(0, new Error('away'))
  await caught
  await end(1)
  expect([await next, started]).toEqual([1, [0, 1]])
})

test('error: work that throws at once', async () => {
  const queue = createQueue({ concurrency: 1, capacity: 1, onFull })
  const broken = queue.run(() => {
    throw new Error('broken')
  }, signal)
  await expect(broken).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next', signal)).toBe('next')
})

test('error: a full queue refuses at once, and takes more when one has left', async () => {
  const { work, end } = useWork()
  const queue = createQueue({ concurrency: 1, capacity: 1, onFull })
  const running = [0, 1].map((index) => queue.run(work(index), signal))
  await expect(queue.run(work(2), signal)).rejects.toThrow('full')
  await end(0)
  const later = queue.run(work(3), signal)
  await end(1)
  await end(3)
  expect(await Promise.all([...running, later])).toEqual([0, 1, 3])
})

test('parameters: capacity 0 still runs what need not wait', async () => {
  const { work, end } = useWork()
  const queue = createQueue({ concurrency: 1, capacity: 0, onFull })
  const first = queue.run(work(0), signal)
  await expect(queue.run(work(1), signal)).rejects.toThrow('full')
  await end(0)
  await first
  expect(await queue.run(async () => 'again', signal)).toBe('again')
})

test('error: who leaves while waiting is not run, and makes room', async () => {
  const { started, work, end } = useWork()
  const queue = createQueue({ concurrency: 1, capacity: 1, onFull })
  const first = queue.run(work(0), signal)
  const leaving = new AbortController()
  const left = queue.run(work(1), leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  const next = queue.run(work(2), signal)
  await end(0)
  await end(2)
  await Promise.all([first, next])
  expect(started).toEqual([0, 2])
  await expect(queue.run(work(3), leaving.signal)).rejects.toThrow('left')
})

test('behavior: work that was started keeps its place until it ends, whoever leaves', async () => {
  const { started, work, end } = useWork()
  const queue = createQueue({ concurrency: 1, capacity: 1, onFull })
  const leaving = new AbortController()
  const first = queue.run(work(0), leaving.signal)
  const second = queue.run(work(1), signal)
  await pause(1)
  leaving.abort(new Error('left'))
  await pause(5)
  expect(started).toEqual([0])
  await end(0)
  await end(1)
  expect(await Promise.all([first, second])).toEqual([0, 1])
})

test('parameters: wait: whoever gets no turn in time is refused, and started work is not', async () => {
  const { started, work, end } = useWork()
  const wait = { limitMs: 20, onLate: () => new Error('late') }
  const queue = createQueue({ concurrency: 1, capacity: 5, onFull, wait })
  const first = queue.run(work(0), signal)
  await expect(queue.run(work(1), signal)).rejects.toThrow('late')
  await pause(10)
  await end(0)
  expect([await first, started]).toEqual([0, [0]])
})
