import { expect, test } from 'vitest'
import { until } from './until.ts'

test('default', async () => {
  let left = 2
  const find = async () => (left-- > 0 ? undefined : 'found')
  expect(await until({ find, missing: 'It never came.' })).toBe('found')
})

test('error: nothing comes', async () => {
  const waiting = until({
    ...{ find: async () => undefined, missing: 'It never came.' },
    timeoutMs: 1,
  })
  await expect(waiting).rejects.toThrow('It never came.')
})
