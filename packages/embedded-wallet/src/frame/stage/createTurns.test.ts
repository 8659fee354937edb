import { expect, test, vi } from 'vitest'
import { createTurns } from './createTurns.ts'

const start = () => {
  const clear = vi.fn()
  return { clear, take: createTurns({ clear }) }
}
const never = () => new Promise<never>(() => undefined)

test('default: one after the other, and the stage is clear after each', async () => {
  const { clear, take } = start()
  expect(await take(new AbortController().signal, async () => 1)).toBe(1)
  await expect(take(new AbortController().signal, () => Promise.reject('no'))).rejects.toBe('no')
  expect(await take(new AbortController().signal, async () => 2)).toBe(2)
  expect(clear).toHaveBeenCalledTimes(3)
})

test('error: two of the same moment, before either shows anything', async () => {
  const { clear, take } = start()
  void take(new AbortController().signal, never)
  const second = vi.fn(async () => 2)
  await expect(take(new AbortController().signal, second)).rejects.toMatchObject({ code: 'busy' })
  expect([second.mock.calls, clear.mock.calls]).toEqual([[], []])
})

test('behavior: what was called off makes room, and clears nothing of what follows', async () => {
  const { clear, take } = start()
  const life = new AbortController()
  let finish: ((answer: number) => void) | undefined
  const first = take(life.signal, () => new Promise<number>((resolve) => (finish = resolve)))
  life.abort()
  const next = new AbortController()
  void take(next.signal, never)
  finish?.(1)
  expect(await first).toBe(1)
  expect(clear).not.toHaveBeenCalled()
})
