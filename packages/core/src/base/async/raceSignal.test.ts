import { expect, test, vi } from 'vitest'
import { raceSignal } from './raceSignal.ts'

const never = new Promise<never>(() => undefined)

test('default', async () => {
  const { signal } = new AbortController()
  await expect(raceSignal(Promise.resolve(1), signal)).resolves.toBe(1)
  await expect(raceSignal(Promise.reject(new Error('No')), signal)).rejects.toThrow('No')
})

test('behavior: rejects with the reason of the signal', async () => {
  const controller = new AbortController()
  const raced = raceSignal(never, controller.signal)
  controller.abort(new Error('Enough'))
  await expect(raced).rejects.toThrow('Enough')
})

test('behavior: rejects at once when the signal has aborted already', async () => {
  await expect(raceSignal(never, AbortSignal.abort(new Error('Before')))).rejects.toThrow('Before')
})

test('behavior: work that fails after the signal is reported to nobody', async () => {
  const controller = new AbortController()
  let fail: (error: unknown) => void = () => undefined
  const work = new Promise<never>((_, reject) => {
    fail = reject
  })
  const caught = vi.spyOn(work, 'catch')
  const raced = raceSignal(work, controller.signal)
  controller.abort(new Error('Enough'))
  await expect(raced).rejects.toThrow('Enough')
  expect(caught).toHaveBeenCalled()
  fail(new Error('Late'))
  await expect(work).rejects.toThrow('Late')
})

test('behavior: leaves no listener on the signal', async () => {
  const { signal } = new AbortController()
  const add = vi.spyOn(signal, 'addEventListener')
  const remove = vi.spyOn(signal, 'removeEventListener')
  await raceSignal(Promise.resolve(), signal)
  await raceSignal(Promise.reject(new Error('No')), signal).catch(() => undefined)
  expect(add).toHaveBeenCalledTimes(2)
  expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
    add.mock.calls.map(([, listener]) => listener),
  )
})
