import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteReader } from './createByteReader.ts'
import { encodeFields } from './encodeFields.ts'

test('default', () => {
  const bytes = encodeFields(['né', 258, new Uint8Array([7])])
  expect([...bytes]).toEqual([0, 3, 110, 195, 169, 0, 4, 0, 0, 1, 2, 0, 1, 7])
})

test('behavior: fields that would join to the same text are told apart', () => {
  expect(encodeFields(['a|b', 'c'])).not.toEqual(encodeFields(['a', 'b|c']))
  expect(encodeFields(['ab', ''])).not.toEqual(encodeFields(['a', 'b']))
})

test('property: what is encoded is read back, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 70 })), (fields) => {
      const reader = createByteReader(encodeFields(fields))
      expect(fields.map(() => reader.bytes())).toEqual(fields)
      reader.end()
    }),
  )
})

test('error: bytes that their length cannot say', () => {
  expect(() => encodeFields([new Uint8Array(65_536)])).toThrow(RangeError)
})
