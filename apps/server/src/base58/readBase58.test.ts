import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBase58 } from './readBase58.ts'

const read = (text: string) => {
  const bytes = readBase58(text)
  return bytes && Buffer.from(bytes)
}

test('default', () => {
  expect(read('2NEpo7TZRRrLZSi2U')?.toString()).toBe('Hello World!')
})

test('behavior: leading zeros are kept', () => {
  expect(read('112')).toEqual(Buffer.from([0, 0, 1]))
  expect(read('')).toEqual(Buffer.alloc(0))
})

test('behavior: reads what was encoded', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(read(base58.encode(bytes))).toEqual(Buffer.from(bytes))
    }),
  )
})

test.each(['0', 'O', 'I', 'l', ' ', 'é', '2NEpo7TZRRrLZSi2U!', '2'.repeat(65)])(
  'error: %j',
  (text) => {
    expect(readBase58(text)).toBeUndefined()
  },
)
