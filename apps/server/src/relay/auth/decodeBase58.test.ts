import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase58 } from '../client/encodeBase58.ts'
import { decodeBase58 } from './decodeBase58.ts'

test('default', () => {
  expect(decodeBase58('2NEpo7TZRRrLZSi2U')?.toString()).toBe('Hello World!')
})

test('behavior: leading zeros are kept', () => {
  expect(decodeBase58('112')).toEqual(Buffer.from([0, 0, 1]))
  expect(decodeBase58('')).toEqual(Buffer.alloc(0))
})

test('behavior: whatever was encoded comes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(decodeBase58(encodeBase58(bytes))).toEqual(Buffer.from(bytes))
    }),
  )
})

test.each(['0', 'O', 'I', 'l', ' ', 'é', '2NEpo7TZRRrLZSi2U!', '2'.repeat(65)])(
  'error: %j',
  (text) => {
    expect(decodeBase58(text)).toBeUndefined()
  },
)
