import { expect, test } from 'vitest'
import { writeEnvelopes } from './writeEnvelopes.ts'

const publicKey = new Uint8Array(32).fill(7)
/** The version and format of each envelope; version 1 has no format. */
const read = (text: Uint8Array) =>
  writeEnvelopes({ text, publicKey }).map((envelope) => {
    const version = envelope[16]
    const isLong = envelope.length - text.length > 60
    return version === 0 ? [isLong ? 'v0' : 'legacy', envelope[isLong ? 49 : 17]] : ['v1']
  })

test('default: ASCII may be written by 0, too', () => {
  expect(read(new TextEncoder().encode('Ahoy'))).toEqual([
    ['legacy', 1],
    ['legacy', 0],
    ['v0', 1],
    ['v0', 0],
    ['v1'],
  ])
})

test('behavior: what is no ASCII is not, not even in its last byte', () => {
  for (const text of [[0x80], [0x41, 0xc3, 0xab], [0x41, 0x80]])
    expect(read(Uint8Array.from(text))).toEqual([['legacy', 1], ['v0', 1], ['v1']])
  expect(read(Uint8Array.of(0x7f))).toHaveLength(5)
})

test('behavior: an envelope of 1232 bytes without its format is a long one', () => {
  const formats = (length: number) =>
    read(new Uint8Array(length).fill(0x41)).map(([, format]) => format)
  // 17 bytes in front, and 2 of the length.
  expect(formats(1212)[0]).toBe(1)
  expect(formats(1213)[0]).toBe(2)
})

test('behavior: beyond two bytes of length, the latest version alone', () => {
  expect(read(new Uint8Array(0xffff).fill(0x41))).toHaveLength(5)
  expect(read(new Uint8Array(0x10000).fill(0x41))).toEqual([['v1']])
})
