import { expect, test } from 'vitest'
import { createPace } from './createPace.ts'

const { signal } = new AbortController()
const onFull = () => new Error('too late')

test('default', async () => {
  const pace = createPace({ perSecond: 100, onFull })
  const started = performance.now()
  await Promise.all(Array.from({ length: 11 }, () => pace.next(signal)))
  expect(performance.now() - started).toBeGreaterThanOrEqual(95)
})

test('behavior: what was not used is not saved up', async () => {
  let time = 0
  const pace = createPace({ perSecond: 10, maxWaitMs: 100, onFull, now: () => time })
  await pace.next(signal)
  time = 60_000
  await pace.next(signal)
  void pace.next(signal)
  await expect(pace.next(signal)).rejects.toThrow('too late')
})

test('error: whoever left', async () => {
  const pace = createPace({ perSecond: 1, onFull })
  await pace.next(signal)
  const leaving = new AbortController()
  const turn = pace.next(leaving.signal)
  leaving.abort()
  await expect(turn).rejects.toMatchObject({ name: 'AbortError' })
})
