import { expect, test } from 'vitest'
import { loadCode } from './loadCode.ts'

test('returns what was loaded', async () => {
  expect(await loadCode(async () => 'code')).toBe('code')
})

test('fails with the code of a file that does not load', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadCode(() => Promise.reject(cause))).rejects.toMatchObject({
    code: 'UI_LOAD_FAILED',
    cause,
  })
})
