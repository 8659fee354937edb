import { expect, test } from 'vitest'
import { listTexts } from './listTexts.ts'

const text = 'app.example wants you to sign in with your Ethereum account:'
const bytes = new TextEncoder().encode(text)
const hex = `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

test.each([
  ['a text', [text]],
  ['hex', [hex, '0xabc']],
  ['bytes', { message: bytes }],
  ['an object inside', { request: { params: { message: text } } }],
  ['base58', { message: toBase58(bytes) }],
])('default: %s', (_, params) => {
  expect(listTexts(params)).toContain(text)
})

test('behavior: what is no text, too deep or too long is left out', () => {
  expect(listTexts([1, null, true, undefined])).toEqual([])
  expect(listTexts('a'.repeat(20_000))).toEqual([])
  expect(listTexts([[[[[[[[text]]]]]]]])).toEqual([])
})

function toBase58(given: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let value = given.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let written = ''
  for (; value > 0n; value /= 58n) written = alphabet[Number(value % 58n)] + written
  return written
}
