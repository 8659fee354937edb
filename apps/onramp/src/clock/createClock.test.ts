import { expect, onTestFinished, test } from 'vitest'
import { createClock } from './createClock.ts'

function setUp() {
  const clock = createClock()
  onTestFinished(() => clock.stop())
  return clock
}

test('default', async () => {
  const clock = setUp()
  const start = clock.now()
  const ran: string[] = []
  clock.after(60_000, () => ran.push('a minute'))
  clock.after(86_400_000, () => ran.push('a day'))
  clock.after(5, () => ran.push('soon'))
  await expect.poll(() => ran).toEqual(['soon'])
  clock.advance(60_000)
  expect(ran).toEqual(['soon', 'a minute'])
  clock.advance(86_400_000)
  expect(ran).toEqual(['soon', 'a minute', 'a day'])
  expect(clock.now() - start).toBeGreaterThanOrEqual(86_460_000)
})

test('behavior: what is due at once runs in the order of its time', () => {
  const clock = setUp()
  const ran: number[] = []
  for (const ms of [3000, 1000, 2000]) clock.after(ms, () => ran.push(ms))
  clock.advance(5000)
  expect(ran).toEqual([1000, 2000, 3000])
})

test('behavior: nothing runs after it stopped', async () => {
  const clock = setUp()
  const ran: string[] = []
  clock.after(1, () => ran.push('late'))
  clock.stop()
  clock.advance(1000)
  expect(ran).toEqual([])
})
