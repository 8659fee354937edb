import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './scriptNumber.ts'

test.each([
  [0n, []],
  [1n, [1]],
  [-1n, [0x81]],
  [127n, [0x7f]],
  [128n, [0x80, 0]],
  [-255n, [0xff, 0x80]],
  [2016n, [0xe0, 7]],
] as const)('default: %s', (value, bytes) => {
  expect([...writeNumber(value)]).toEqual(bytes)
  expect(readNumber(Uint8Array.from(bytes))).toBe(value)
})

test('behavior: what is written is read', () => {
  const most = 2n ** 31n - 1n
  fc.assert(
    fc.property(fc.bigInt({ min: -most, max: most }), (value) => {
      expect(readNumber(writeNumber(value))).toBe(value)
    }),
  )
})

test.each([
  ['a zero in front', [1, 0]],
  ['negative zero', [0x80]],
  ['five bytes', [1, 1, 1, 1, 1]],
])('error: %s', (_, bytes) => {
  expect(() => readNumber(Uint8Array.from(bytes))).toThrow(RangeError)
})
