import { expect, test } from 'vitest'
import { createQueue } from './createQueue.ts'

test('default', async () => {
  const queued = createQueue()
  const done: string[] = []
  const slow = queued(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('slow')
  })
  const fast = queued(async () => done.push('fast'))
  await Promise.all([slow, fast])
  expect(done).toEqual(['slow', 'fast'])
})

test('behavior: a failure holds nobody up', async () => {
  const queued = createQueue()
  await expect(queued(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queued(async () => 'yes')).toBe('yes')
})
