// @vitest-environment node
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { listTables } from './listTables.ts'
import { listWritten } from './listWritten.ts'
import { readLookups } from './readLookups.ts'

const [first, second] = [7, 8].map((byte) => base58.encode(new Uint8Array(32).fill(byte)))
const section = (table = '', written: readonly number[] = [], read: readonly number[] = []) => [
  ...base58.decode(table),
  ...[written.length, ...written, read.length, ...read],
]
const lookups = Uint8Array.from([2, ...section(first, [2, 0], [1]), ...section(second, [], [3, 1])])
const tables = { [first!]: ['a', 'b', 'c'], [second!]: ['d', 'e', 'f', 'g'] }
const none = new Uint8Array()

test('default: the tables, and what is taken from them', () => {
  expect(listTables(lookups)).toEqual([first, second])
  expect(readLookups(lookups, tables)).toEqual({ written: ['c', 'a'], read: ['b', 'g', 'e'] })
})

test('behavior: a message without tables', () => {
  expect([listTables(none), listTables(Uint8Array.of(0))]).toEqual([[], []])
  expect(readLookups(none, tables)).toEqual({ written: [], read: [] })
})

test('behavior: what may be changed is of the message, and of its tables', () => {
  const accounts = ['payer', 'read', 'written']
  const message = {
    ...{ version: 0 as const, signers: ['payer'], blockhash: first!, instructions: [], accounts },
    isWritable: (index: number) => index !== 1,
  }
  const own = ['payer', 'written']
  expect(listWritten({ ...message, lookups: none }, {})).toEqual(own)
  expect(listWritten({ ...message, lookups }, tables)).toEqual([...own, 'c', 'a'])
})

test.each([
  ['a table that is not known', { [first!]: tables[first!] }],
  ['a table that is shorter', { ...tables, [second!]: ['d', 'e', 'f'] }],
])('error: PAYMENT_ALTERED by %s', (_, known) => {
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'lookups' } }
  expect(() => readLookups(lookups, known)).toThrow(expect.objectContaining(altered))
})
