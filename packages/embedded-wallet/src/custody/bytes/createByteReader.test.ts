import { expect, test } from 'vitest'
import { createByteReader } from './createByteReader.ts'
import { encodeFields } from './encodeFields.ts'

const toMalformed = (detail: string) => expect.objectContaining({ problem: 'MALFORMED', detail })

test('default', () => {
  const reader = createByteReader(encodeFields(['é', 7]))
  expect(reader.text()).toBe('é')
  expect(reader.bytes()).toEqual(new Uint8Array([0, 0, 0, 7]))
  reader.end()
})

test('behavior: what is read is a copy', () => {
  const source = new Uint8Array([1, 2])
  const read = createByteReader(source).take(2)
  source.fill(0)
  expect([...read]).toEqual([1, 2])
})

test('behavior: the rest is what has not been read', () => {
  const reader = createByteReader(new Uint8Array([1, 2, 3]))
  reader.number(1)
  expect([...reader.rest()]).toEqual([2, 3])
  reader.end()
})

test('error: bytes are missing', () => {
  const malformed = toMalformed('bytes are missing')
  expect(() => createByteReader(new Uint8Array([1])).number(2)).toThrow(malformed)
  expect(() => createByteReader(new Uint8Array([0, 2, 1])).bytes()).toThrow(malformed)
})

test('error: bytes are left over', () => {
  const reader = createByteReader(new Uint8Array([1, 2]))
  reader.number(1)
  expect(() => reader.end()).toThrow(toMalformed('bytes are left over'))
})

test.each([[[0xff]], [[0xc0, 0x80]], [[0xed, 0xa0, 0x80]]])('error: not UTF-8: %j', (bytes) => {
  const encoded = encodeFields([new Uint8Array(bytes)])
  expect(() => createByteReader(encoded).text()).toThrow(toMalformed('a text is not UTF-8'))
})
