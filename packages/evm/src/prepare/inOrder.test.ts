import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'

const later = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`after ${ms}`)), ms)
  })

test('default', async () => {
  expect(await inOrder([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two'])
})

test('behavior: the first in the list is told, not the first in time', async () => {
  await expect(inOrder([Promise.resolve(1), later(20), later(1)])).rejects.toThrow('after 20')
})
