import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from './toBase64Url.ts'

test('default: every byte, at every length, as Node writes it', () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, at) => (at * 197 + (at >> 8)) % 256)
  for (let length = 0; length <= bytes.length; length += length < 8 ? 1 : 127) {
    const part = bytes.slice(0, length)
    const text = toBase64Url(part)
    expect(text).toBe(Buffer.from(part).toString('base64url'))
    expect(fromBase64Url(text)).toEqual(part)
  }
  expect(toBase64Url(Uint8Array.of(0xfb, 0xff, 0xfe, 0xfb, 0xff))).toBe('-__--_8')
})

test('error: what is no base64url', () => {
  for (const text of ['A', '*', 'é', 'AAAAA']) expect(() => fromBase64Url(text), text).toThrow()
})
