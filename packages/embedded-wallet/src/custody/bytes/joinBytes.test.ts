import { expect, test } from 'vitest'
import { joinBytes } from './joinBytes.ts'

test('default', () => {
  const joined = joinBytes(new Uint8Array([1, 2]), new Uint8Array(), new Uint8Array([3]))
  expect([...joined]).toEqual([1, 2, 3])
  expect([...joinBytes()]).toEqual([])
})
