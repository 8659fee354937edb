import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { parseRecipient } from './parseRecipient.ts'
import { programs } from './programs.ts'

const key = Uint8Array.from({ length: 32 }, (_, at) => at + 1)
const address = base58.encode(key)

test('default', () => {
  expect(parseRecipient(address)).toEqual(key)
})

test.each([
  ...Object.values(programs),
  'MemoSq4gqABAXKB96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Vote111111111111111111111111111111111111111',
  'SysvarC1ock11111111111111111111111111111111',
  '1nc1nerator11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
])('behavior: %s is a program, and pays nobody back', (program) => {
  expect(base58.decode(program)).toHaveLength(32)
  expect(parseRecipient(program)).toBeUndefined()
})

test.each([
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAs1',
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgA1U',
  '7xKXtg2CW87d97TXJSDpbD5jBkheTqA831111111111U',
])('behavior: %s receives, although it ends in a few ones', (to) => {
  expect(parseRecipient(to)).toEqual(base58.decode(to))
})

test('behavior: some ones make no program', () => {
  const few = new Uint8Array(32)
  few.set(key.slice(0, 20), 12)
  const text = base58.encode(few)
  expect(text.startsWith('1'.repeat(12))).toBe(true)
  expect(parseRecipient(text)).toEqual(few)
  const many = base58.encode(Uint8Array.from([...new Uint8Array(20), ...key.slice(0, 12)]))
  expect(many.startsWith('1'.repeat(16))).toBe(true)
  expect(parseRecipient(many)).toBeDefined()
})

test.each(['', ` ${address}`, base58.encode(key.slice(1)), 'x', 5, null, undefined, [address]])(
  'error: %j',
  (to) => {
    expect(parseRecipient(to)).toBeUndefined()
  },
)
