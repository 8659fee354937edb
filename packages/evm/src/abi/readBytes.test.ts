import fc from 'fast-check'
import { encodeAbiParameters, toHex } from 'viem'
import { expect, test } from 'vitest'
import { readBytes } from './readBytes.ts'
import { toWord } from './toWord.ts'

const bytes = fc.uint8Array({ maxLength: 100 }).map((list) => toHex(list))

test('property: what viem encodes is read', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const data = encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [one, other])
      return readBytes(data, 0) === one && readBytes(data, 1) === other
    }),
  )
})

test.each([
  ['nothing', '0x'],
  ['half a word', `0x${toWord(32).slice(32)}`],
  ['a place outside', `0x${toWord(32)}`],
  ['a place far away', `0x${toWord(2n ** 200n)}${toWord(0)}`],
  ['more bytes than there are', `0x${toWord(32)}${toWord(33)}${toWord(0)}`],
  ['no end of bytes', `0x${toWord(32)}${'f'.repeat(64)}`],
  ['no hex', `0x${'z'.repeat(64)}`],
])('behavior: %s leads nowhere', (_, data) => {
  expect(readBytes(data, 0)).toBeUndefined()
})
