import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runAtRate } from './runAtRate.ts'

test('default: work starts when it is due, while earlier work still runs', async () => {
  const late: number[] = []
  let running = 0
  let most = 0
  const result = await runAtRate({
    ...{ items: Array.from({ length: 20 }, (_, index) => index), perSecond: 100 },
    async work(_, due) {
      late.push(performance.now() - due)
      running += 1
      most = Math.max(most, running)
      await pause(100)
      running -= 1
    },
  })
  expect(late).toHaveLength(20)
  expect(Math.min(...late)).toBeGreaterThan(-2)
  expect(most).toBeGreaterThan(1)
  expect(result).toMatchObject({ failed: 0, failure: undefined })
  expect(result.perSecond).toBeLessThan(100)
})

test('behavior: what fails is counted, and the rest goes on', async () => {
  const done: number[] = []
  const result = await runAtRate({
    ...{ items: [1, 2, 3, 4], perSecond: 1000 },
    async work(item) {
      if (item % 2 === 0) throw new Error(`No ${item}.`)
      done.push(item)
    },
  })
  expect(done).toEqual([1, 3])
  expect(result).toMatchObject({ failed: 2, failure: new Error('No 2.') })
})
