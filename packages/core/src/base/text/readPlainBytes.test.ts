import { expect, test } from 'vitest'
import { readPlainBytes } from './readPlainBytes.ts'

const encode = (text: string) => new TextEncoder().encode(text)

test('default', () => {
  for (const text of ['', 'Hello\n\tthere\r\n', 'Grüße 👋', '\ufeffmarked', '\ufffd'])
    expect(readPlainBytes(encode(text))).toBe(text)
})

test('behavior: bytes that are no text', () => {
  for (const bytes of [[0], [0x1b, 0x5b], [0x7f], [0xff], [0xc3], [0xed, 0xa0, 0x80], [0x0b]])
    expect(readPlainBytes(Uint8Array.from(bytes))).toBeUndefined()
})
