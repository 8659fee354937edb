import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../../base/errors/cleatError.ts'
import { createRetryGap } from './createRetryGap.ts'

const failed = new CleatError('SERVICE_FAILED', { context: { service: 'x', status: 500 } })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('default', async () => {
  const { run: withGap } = createRetryGap()
  const ask = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue('answer')
  await expect(withGap('a', ask)).rejects.toBe(failed)
  vi.advanceTimersByTime(29_999)
  await expect(withGap('a', ask)).rejects.toBe(failed)
  expect(ask).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  await expect(withGap('a', ask)).resolves.toBe('answer')
  await expect(withGap('a', ask)).resolves.toBe('answer')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('behavior: other questions are asked meanwhile', async () => {
  const { run: withGap } = createRetryGap()
  await expect(withGap('a', () => Promise.reject(failed))).rejects.toBe(failed)
  await expect(withGap('b', async () => 1)).resolves.toBe(1)
})

test('behavior: what was called off may be asked again', async () => {
  const { run: withGap } = createRetryGap()
  const reason = new DOMException('called off', 'AbortError')
  await expect(withGap('a', () => Promise.reject(reason))).rejects.toBe(reason)
  await expect(withGap('a', async () => 1)).resolves.toBe(1)
})

test('behavior: somebody who wishes it asks again at once', async () => {
  const { run, end } = createRetryGap()
  await expect(run('a', () => Promise.reject(failed))).rejects.toBe(failed)
  end()
  await expect(run('a', async () => 1)).resolves.toBe(1)
})
