import { expect, test } from 'vitest'
import { readParcel, writeParcel } from './parcel.ts'

test('default', () => {
  const parcel = { index: 199_999, dueAt: 1234.5678 }
  const message = writeParcel(parcel)
  expect(message).toHaveLength(640)
  expect(readParcel(message)).toEqual(parcel)
})

test('error: another message', () => {
  expect(() => readParcel('AAAA')).toThrow('no parcel')
})
