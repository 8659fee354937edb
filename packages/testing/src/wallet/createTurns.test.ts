import { expect, test } from 'vitest'
import { createTurns } from './createTurns.ts'

test('default', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const slow = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('slow')
  })
  const fast = inTurn(async () => done.push('fast'))
  await Promise.all([slow, fast])
  expect(done).toEqual(['slow', 'fast'])
})

test('behavior: a failure holds nobody up', async () => {
  const inTurn = createTurns()
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})
