import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteReader } from './createByteReader.ts'
import { encodeNumber } from './encodeNumber.ts'

test('default', () => {
  expect([...encodeNumber(0x01_02_03, 4)]).toEqual([0, 1, 2, 3])
})

test('property: what is encoded is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (value) => {
      expect(createByteReader(encodeNumber(value, 6)).number(6)).toBe(value)
    }),
  )
})

test.each([
  [256, 1],
  [-1, 4],
  [0.5, 4],
  [Number.NaN, 4],
  [2 ** 32, 4],
])('error: %d does not go into %d bytes', (value, length) => {
  expect(() => encodeNumber(value, length)).toThrow(RangeError)
})
