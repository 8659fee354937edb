import { serializeErc6492Signature } from 'viem/utils'
import { expect, test } from 'vitest'
import { readUndeployedSignature } from './readUndeployedSignature.ts'

const inner = 'abcdef'
const whole = serializeErc6492Signature({
  address: `0x${'f0'.repeat(20)}`,
  data: '0x123456',
  signature: `0x${inner}`,
}).slice(2)
const word = 64
const put = (at: number, digits: string) => whole.slice(0, at) + digits + whole.slice(at + word)
const toWord = (value: number | bigint) => value.toString(16).padStart(word, '0')
/** In bytes, without the mark. */
const length = whole.length / 2 - 32

test('default', () => {
  expect(readUndeployedSignature(whole)).toBe(inner)
  expect(readUndeployedSignature(whole.toUpperCase())).toBe(inner.toUpperCase())
})

test.each([
  ['no mark', whole.slice(0, -word)],
  ['another mark', `${whole.slice(0, -1)}3`],
  ['nothing but the mark', whole.slice(-word)],
  ['more than an address', put(0, `${'0'.repeat(23)}f${'f0'.repeat(20)}`)],
  ['parts before the beginning of the next word', `${whole.slice(0, word)}00${whole.slice(-word)}`],
  ['a call beyond its end', put(word, toWord(length + 1))],
  ['a signature beyond its end', put(2 * word, toWord(length + 1))],
  ['a signature far beyond its end', put(2 * word, 'f'.repeat(word))],
  ['a signature whose length is beyond its end', put(2 * word, toWord(length - 16))],
  ['a call that is longer than all', put(3 * word, toWord(length))],
  ['a signature that is longer than all', put(5 * word, toWord(length))],
])('error: %s', (_, signature) => {
  expect(readUndeployedSignature(signature)).toBeUndefined()
})
