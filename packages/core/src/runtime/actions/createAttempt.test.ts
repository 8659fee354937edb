import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { Kit } from '../../kit/kit.ts'
import { catchError } from '../../test/catchError.ts'
import { createTestKit } from '../../test/createTestKit.ts'
import { type Attempt, createAttempt } from './createAttempt.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const timeout = new CleatError('CONNECTION_TIMEOUT', { context: { wallet: 'A', timeoutMs: 1000 } })

function create(signal?: AbortSignal): { kit: Kit; attempt: Attempt } {
  const { kit } = createTestKit()
  const onTimeout = () => timeout
  return { kit, attempt: createAttempt(kit, { signal, timeoutMs: 1000, onTimeout }) }
}

const never = () => new Promise<never>(() => undefined)

test('default', async () => {
  const { attempt } = create()
  await expect(attempt.race(async () => 1)).resolves.toBe(1)
  expect(attempt.signal.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: the work starts in the same tick', () => {
  const work = vi.fn(never)
  create()
    .attempt.race(work)
    .catch(() => undefined)
  expect(work).toHaveBeenCalledOnce()
})

test('behavior: fails as the work does', async () => {
  const { attempt } = create()
  await expect(attempt.race(() => Promise.reject(new Error('No')))).rejects.toThrow('No')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: work that throws fails the same way', async () => {
  const { attempt } = create()
  const work = () => {
    throw new Error('No')
  }
  await expect(attempt.race(work)).rejects.toThrow('No')
  expect(vi.getTimerCount()).toBe(0)
})

test('parameters: timeoutMs, onTimeout', async () => {
  const { attempt } = create()
  const raced = catchError(attempt.race(never))
  await vi.advanceTimersByTimeAsync(999)
  expect(attempt.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await raced).toBe(timeout)
})

test('parameters: signal', async () => {
  const controller = new AbortController()
  const { attempt } = create(controller.signal)
  const raced = attempt.race(never)
  controller.abort(new Error('Enough'))
  await expect(raced).rejects.toThrow('Enough')
  expect(vi.getTimerCount()).toBe(0)
})

test('parameters: signal that has aborted starts no work', async () => {
  const { attempt } = create(AbortSignal.abort(new Error('Before')))
  const work = vi.fn(never)
  await expect(attempt.race(work)).rejects.toThrow('Before')
  expect(work).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('error: CONNECTION_USER_CLOSED', async () => {
  const { kit } = createTestKit()
  void kit.actions.open()
  const attempt = createAttempt(kit, { timeoutMs: 1000, onTimeout: () => timeout })
  const raced = catchError(attempt.race(never))
  kit.actions.close()
  expect((await raced).code).toBe('CONNECTION_USER_CLOSED')
})

test('behavior: a modal that opens later does not end it', async () => {
  const { kit, attempt } = create()
  const raced = attempt.race(() => new Promise((resolve) => setTimeout(resolve, 500, 'done')))
  void kit.actions.open()
  kit.actions.close()
  await vi.advanceTimersByTimeAsync(500)
  await expect(raced).resolves.toBe('done')
})

test('error: CONNECTION_KIT_DESTROYED', async () => {
  const { kit, attempt } = create()
  const raced = catchError(attempt.race(never))
  kit.destroy()
  expect((await raced).code).toBe('CONNECTION_KIT_DESTROYED')
})

test('behavior: the first reason counts', async () => {
  const { kit, attempt } = create()
  const raced = catchError(attempt.race(never))
  attempt.abort(new CleatError('CONNECTION_REPLACED', { context: { wallet: 'A' } }))
  kit.destroy()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await raced).code).toBe('CONNECTION_REPLACED')
})

test('behavior: leaves no listener on the signal of the caller', async () => {
  const { signal } = new AbortController()
  const add = vi.spyOn(signal, 'addEventListener')
  const remove = vi.spyOn(signal, 'removeEventListener')
  await create(signal).attempt.race(async () => undefined)
  expect(remove).toHaveBeenCalledTimes(add.mock.calls.length)
})
