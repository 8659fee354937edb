import { expect, test } from 'vitest'
import { freezeData } from './freezeData.ts'

test('default', () => {
  const data = { list: [{ amount: 1n }], text: 'a', none: null }
  expect(freezeData(data)).toBe(data)
  expect([data, data.list, data.list[0]].every(Object.isFrozen)).toBe(true)
})

test('behavior: bytes stay as they are', () => {
  const data = { bytes: new Uint8Array([1]) }
  expect(freezeData(data)).toEqual({ bytes: new Uint8Array([1]) })
})
