import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBase58 } from './readBase58.ts'

test('property: reads what was written, of the length it has', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = base58.encode(bytes)
      expect(readBase58(text, bytes.length)).toEqual(bytes)
      expect(readBase58(text, bytes.length + 1)).toBeUndefined()
    }),
  )
})

test.each([undefined, 1, '0', 'l', ' 1', '1 ', '1'.repeat(1_000_000)])('error: %j', (text) => {
  expect(readBase58(text, 1)).toBeUndefined()
})
