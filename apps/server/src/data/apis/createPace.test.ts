import { expect, onTestFinished, test, vi } from 'vitest'
import { createPace } from './createPace.ts'

const { signal } = new AbortController()
const onFull = () => new Error('too late')
const turn = { client: 'a', signal, onFull }

/** Timers that a busy machine does not delay. */
function useClock() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('default', async () => {
  const pace = createPace({ perSecond: 100 })
  const started = performance.now()
  await Promise.all(Array.from({ length: 11 }, () => pace.next(turn)))
  expect(performance.now() - started).toBeGreaterThanOrEqual(95)
})

test('behavior: what was not used is not saved up', async () => {
  let time = 0
  const pace = createPace({ perSecond: 10, maxWaitMs: 100, now: () => time })
  await pace.next(turn)
  time = 60_000
  await pace.next(turn)
  const second = pace.next(turn)
  await expect(pace.next(turn)).rejects.toThrow('too late')
  await second
})

test('behavior: whoever has many calls waiting is passed by whoever has few', async () => {
  const pace = createPace({ perSecond: 100 })
  const order: string[] = []
  const call = async (client: string) => {
    await pace.next({ ...turn, client })
    order.push(client)
  }
  const greedy = Array.from({ length: 20 }, () => call('greedy'))
  await Promise.all([call('b'), call('c'), call('b')])
  expect(order).toEqual(['greedy', 'greedy', 'b', 'c', 'greedy', 'b'])
  await Promise.all(greedy)
})

test('behavior: one client cannot use up the queue', async () => {
  useClock()
  const pace = createPace({ perSecond: 50, maxWaitMs: 200 })
  const sending = Promise.allSettled([
    ...Array.from({ length: 100 }, () => pace.next({ ...turn, client: 'greedy' })),
    ...['b', 'c', 'd'].map((client) => pace.next({ ...turn, client })),
  ])
  await vi.advanceTimersByTimeAsync(1000)
  const sent = await sending
  const refused = sent.map(({ status }) => status).lastIndexOf('rejected')
  expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(8)
  expect(refused).toBeLessThan(100)
})

test('behavior: who was foreseen to get a turn and does not is refused in time', async () => {
  useClock()
  const pace = createPace({ perSecond: 20, maxWaitMs: 250 })
  await pace.next(turn)
  const greedy = Promise.allSettled(Array.from({ length: 4 }, () => pace.next(turn)))
  const others = Promise.all(['b', 'c', 'd'].map((client) => pace.next({ ...turn, client })))
  await vi.advanceTimersByTimeAsync(1000)
  await others
  expect((await greedy).at(-1)).toMatchObject({
    status: 'rejected',
    reason: { message: 'too late' },
  })
})

test('error: whoever left', async () => {
  useClock()
  const pace = createPace({ perSecond: 5 })
  await pace.next(turn)
  const leaving = new AbortController()
  const left = pace.next({ ...turn, signal: leaving.signal })
  const stays = pace.next(turn)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  const started = performance.now()
  const took = stays.then(() => performance.now() - started)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await took).toBeLessThan(390)
})
