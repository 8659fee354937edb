import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from './withDeadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('default: what came in time, and no timer is left', async () => {
  const answered = withDeadline({ ms: 1000, run: async () => 'answer' })
  expect(await answered).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
  const failed = withDeadline({ ms: 1000, run: () => Promise.reject(new Error('no node')) })
  await expect(failed).rejects.toThrow('no node')
  expect(vi.getTimerCount()).toBe(0)
})

test('error: what takes longer is aborted', async () => {
  let signal: AbortSignal | undefined
  const run = (given: AbortSignal) => {
    signal = given
    return new Promise<never>(() => {})
  }
  const late = withDeadline({ ms: 1000, run })
  const outcome = expect(late).rejects.toThrow('No answer within 1000 ms')
  await vi.advanceTimersByTimeAsync(999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await outcome
  expect(signal?.reason).toEqual(new Error('No answer within 1000 ms'))
})
