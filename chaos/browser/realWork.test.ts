import { expect, test } from 'vitest'
import { realWork } from './realWork.ts'

test('default: it is open until it has ended, and says the same', async () => {
  realWork.install()
  expect(await realWork.wait()).toBe(false)
  const bytes = new Uint8Array(1_000_000)
  const digest = crypto.subtle.digest('SHA-256', bytes)
  expect(await realWork.wait()).toBe(true)
  expect(new Uint8Array(await digest)).toHaveLength(32)
  expect(await realWork.wait()).toBe(false)
})

test('error: what fails has ended, too', async () => {
  realWork.install()
  await expect(fetch('http://127.0.0.1:9/')).rejects.toThrow()
  expect(await realWork.wait()).toBe(false)
})
