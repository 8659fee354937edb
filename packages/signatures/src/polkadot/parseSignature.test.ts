import { expect, test } from 'vitest'
import { parseSignature } from './parseSignature.ts'
import { signedForms } from './signedForms.ts'

test.each([64, 65, 66])('default: %s bytes', (length) => {
  expect(parseSignature(`0x${'aB'.repeat(length)}`)).toEqual(new Uint8Array(length).fill(0xab))
})

test.each<[what: string, signature: unknown]>([
  ['nothing', undefined],
  ['a list of it', [`0x${'ab'.repeat(64)}`]],
  ['63 bytes', `0x${'ab'.repeat(63)}`],
  ['67 bytes', `0x${'ab'.repeat(67)}`],
  ['half a byte more', `0x${'ab'.repeat(64)}a`],
  ['something before it', `x0x${'ab'.repeat(64)}`],
])('error: %s', (_, signature) => {
  expect(parseSignature(signature)).toBeUndefined()
})

test('behavior: only a text that is wrapped whole is signed as it is', () => {
  const read = (text: string) => signedForms(text).map((form) => new TextDecoder().decode(form))
  expect(read('<Bytes>a</Bytes>')).toEqual(['<Bytes>a</Bytes>'])
  for (const text of ['a', '<Bytes>a', 'a</Bytes>'])
    expect(read(text)).toEqual([`<Bytes>${text}</Bytes>`, text])
})
