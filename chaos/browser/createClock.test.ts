import { expect, test, vi } from 'vitest'
import { createClock } from './createClock.ts'
import type { Page } from './page.ts'

const settle = async () => undefined
const createPage = (): Page => ({ tab: 0, window: new EventTarget(), globals: {}, isOpen: true })

test('default: timers run in the order of their times, and see the time that was meant', async () => {
  const clock = createClock()
  const page = createPage()
  const heard: number[] = []
  for (const ms of [30, 10, 20])
    clock.start({ page, ms, repeats: false, run: () => heard.push(clock.now) })
  await clock.advance(25, settle)
  expect(heard).toEqual([10, 20])
  expect(clock.now).toBe(25)
  await clock.advance(5, settle)
  expect(heard).toEqual([10, 20, 30])
})

test('behavior: what a timer starts runs in the same stretch of time', async () => {
  const clock = createClock()
  const page = createPage()
  const late = vi.fn()
  const run = () => void clock.start({ page, ms: 10, repeats: false, run: late })
  clock.start({ page, ms: 10, repeats: false, run })
  await clock.advance(19, settle)
  expect(late).not.toHaveBeenCalled()
  await clock.advance(1, settle)
  expect(late).toHaveBeenCalledOnce()
})

test('behavior: an interval runs until it is stopped, and never without end', async () => {
  const clock = createClock()
  const page = createPage()
  const run = vi.fn()
  const id = clock.start({ page, ms: 0, repeats: true, run })
  await clock.advance(5, settle)
  expect(run).toHaveBeenCalledTimes(5)
  clock.stop(id)
  clock.stop(undefined)
  await clock.advance(5, settle)
  expect(run).toHaveBeenCalledTimes(5)
})

test('behavior: what each timer caused has settled before the next', async () => {
  const clock = createClock()
  const page = createPage()
  const heard: string[] = []
  clock.start({ page, ms: 1, repeats: false, run: () => heard.push('one') })
  clock.start({ page, ms: 2, repeats: false, run: () => heard.push('two') })
  await clock.advance(2, async () => void heard.push('settled'))
  expect(heard).toEqual(['one', 'settled', 'two', 'settled'])
})

test('behavior: a jump changes the date alone, and closed pages have no timers', async () => {
  const clock = createClock()
  const page = createPage()
  const run = vi.fn()
  clock.start({ page, ms: 10, repeats: false, run })
  const { date } = clock
  clock.jump(86_400_000)
  expect(clock.now).toBe(0)
  expect(clock.date - date).toBe(86_400_000)
  await clock.advance(9, settle)
  expect(clock.date - date).toBe(86_400_009)
  expect(run).not.toHaveBeenCalled()
  page.isOpen = false
  await clock.advance(9, settle)
  expect(run).not.toHaveBeenCalled()
})

test.each([Number.NaN, -5, Number.POSITIVE_INFINITY])(
  'behavior: a delay of %d is the shortest one',
  async (ms) => {
    const clock = createClock()
    const run = vi.fn()
    clock.start({ page: createPage(), ms, repeats: false, run })
    await clock.advance(1, settle)
    expect(run).toHaveBeenCalledOnce()
  },
)
