import { expect, test } from 'vitest'
import { packBytes, unpackBytes } from './bridgeBytes.ts'

test('default', () => {
  const value = {
    list: [new Uint8Array([1, 255]), 'text', null],
    empty: new Uint8Array(),
    count: 2,
  }
  const packed = packBytes(value)
  expect(packed).toEqual({
    list: [{ bytes: [1, 255] }, 'text', null],
    empty: { bytes: [] },
    count: 2,
  })
  expect(unpackBytes(packed)).toEqual(value)
})

test('behavior: errors are not touched', () => {
  const error = new Error('No.')
  expect(packBytes(error)).toBe(error)
})
