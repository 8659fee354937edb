import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWatchList } from './createWatchList.ts'

/** Records requests and answers them in the next turn. */
function createLog() {
  const calls: string[] = []
  const errors: Error[] = []
  const log = (name: string) => async (topics: string[]) => {
    calls.push(`${name} ${topics.join()}`)
    await setImmediate()
    const error = errors.pop()
    if (error) throw error
  }
  const list = createWatchList({ subscribe: log('+'), unsubscribe: log('-') })
  return { calls, errors, list }
}

test('default', async () => {
  const { calls, list } = createLog()
  await list.watch(['a', 'b'])
  await list.watch(['a'])
  list.unwatch('a')
  await setImmediate()
  expect(calls).toEqual(['+ a,b', '- a'])
})

test('behavior: what comes meanwhile goes together', async () => {
  const { calls, list } = createLog()
  await Promise.all(['a', 'b', 'c', 'd'].map((topic) => list.watch([topic])))
  expect(calls).toEqual(['+ a', '+ b,c,d'])
})

test('behavior: who wants what is just being left waits for it to be back', async () => {
  const { calls, list } = createLog()
  await list.watch(['a'])
  list.unwatch('a')
  await list.watch(['a'])
  expect(calls).toEqual(['+ a', '- a', '+ a'])
})

test('behavior: leaving what is not watched asks for nothing', async () => {
  const { calls, list } = createLog()
  list.unwatch('a')
  await setImmediate()
  expect(calls).toEqual([])
})

test('error: it could not be had, and is asked for again', async () => {
  const { calls, errors, list } = createLog()
  errors.push(new Error('away'))
  await expect(list.watch(['a'])).rejects.toThrow('away')
  await list.watch(['a'])
  expect(calls).toEqual(['+ a', '+ a'])
})

test('error: one that could not be left is no trouble to others', async () => {
  const { errors, list } = createLog()
  await list.watch(['a'])
  errors.push(new Error('away'))
  list.unwatch('a')
  await setImmediate()
  await expect(list.watch(['b'])).resolves.toBeUndefined()
})
