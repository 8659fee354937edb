import { expect, test } from 'vitest'
import { eraseBytes } from './eraseBytes.ts'

test('default', () => {
  const secrets = [new Uint8Array([1, 2]), new Uint8Array([3])]
  eraseBytes(...secrets)
  expect(secrets).toEqual([new Uint8Array(2), new Uint8Array(1)])
})
