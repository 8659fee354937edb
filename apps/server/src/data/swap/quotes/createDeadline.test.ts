import { expect, test, vi } from 'vitest'
import { createDeadline } from './createDeadline.ts'

const chainId = 'eip155:1'
const never = new Promise<never>(() => undefined)

test('default', async () => {
  const deadline = createDeadline({ chainId, timeoutMs: 20, signal: new AbortController().signal })
  expect(await deadline.race(Promise.resolve(1))).toBe(1)
  await expect(deadline.race(never)).rejects.toMatchObject({ cause: 'swap took too long' })
  expect(deadline.signal.aborted).toBe(true)
  await expect(deadline.race(never)).rejects.toMatchObject({ isOwnLimit: false })
})

test('behavior: the client leaves, before or after the start', async () => {
  const leaving = new AbortController()
  const deadline = createDeadline({ chainId, timeoutMs: 60_000, signal: leaving.signal })
  const waiting = deadline.race(never)
  leaving.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  deadline.clear()
  expect(() => createDeadline({ chainId, timeoutMs: 1, signal: leaving.signal })).toThrow('gone')
})

test('behavior: nothing is left behind', () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const deadline = createDeadline({ chainId, timeoutMs: 1000, signal })
  deadline.clear()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
