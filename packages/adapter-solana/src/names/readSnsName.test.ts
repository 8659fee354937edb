// @vitest-environment node
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import type { ChainAccount } from '../rpc/chainAccount.ts'
import { isLedTo, readFavourite, readLabel, readRegistry } from './readSnsName.ts'
import { snsPrograms } from './snsPrograms.ts'

const { names, offers } = snsPrograms
const [one, two, three] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const toAccount = (owner: string, data: Uint8Array): ChainAccount => ({
  ...{ owner, data, lamports: 1n, isExecutable: false },
})
const bytes = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

test('default: a favourite is a tag, and 32 bytes of an account of its program', () => {
  const data = bytes([9], one)
  expect(readFavourite(toAccount(offers, data))).toBe(base58.encode(one))
  expect(readFavourite(toAccount(offers, bytes(data, two)))).toBe(base58.encode(one))
  expect(readFavourite(toAccount(offers, data.slice(0, -1)))).toBeUndefined()
  expect(readFavourite(toAccount(names, data))).toBeUndefined()
  expect(readFavourite(undefined)).toBeUndefined()
})

test('default: a registry is three keys of an account of its program, and what follows', () => {
  const data = bytes(one, two, three)
  const read = { parent: base58.encode(one), owner: base58.encode(two) }
  expect(readRegistry(toAccount(names, data))).toEqual({ ...read, data: new Uint8Array() })
  expect(readRegistry(toAccount(names, bytes(data, [4, 5])))).toEqual({
    ...{ ...read, data: Uint8Array.of(4, 5) },
  })
  expect(readRegistry(toAccount(names, data.slice(0, -1)))).toBeUndefined()
  expect(readRegistry(toAccount(offers, data))).toBeUndefined()
  expect(readRegistry(undefined)).toBeUndefined()
})

const write = (label: string, length = label.length) =>
  bytes([length % 256, length >> 8, 0, 0], new TextEncoder().encode(label))

test.each(['a', '7', 'harbour', 'a-b_c', 'a'.repeat(63)])('default: the label %s', (label) => {
  expect(readLabel(write(label))).toBe(label)
  expect(readLabel(bytes([1], write(label)).subarray(1))).toBe(label)
})

test('behavior: a label is as long as it says', () => {
  expect(readLabel(write('harbour', 4))).toBe('harb')
  expect(readLabel(write('a', 256))).toBe('a')
})

test.each([
  ...['', '-a', 'a-', '_a', 'a_', 'A', 'aB', 'a b', ' a', 'a ', 'a.b', 'а', 'a\0'],
  'a'.repeat(64),
])('error: the label %j', (label) => {
  expect(readLabel(write(label, new TextEncoder().encode(label).length))).toBeUndefined()
})

test('error: a label of less than four bytes', () => {
  for (const length of [0, 1, 3]) expect(readLabel(new Uint8Array(length))).toBeUndefined()
})

const address = base58.encode(one)
const toRecord = (data: Uint8Array) => toAccount(names, bytes(two, two, two, data))
const isLed = (first?: Uint8Array, second?: Uint8Array) =>
  isLedTo(address, {
    first: first && toRecord(first),
    second: second && toRecord(second),
  })

test('default: every record that says a receiver leads to the account', () => {
  const zero = new Uint8Array(32)
  const [toOne, toTwo] = [bytes(one, two), bytes(two, one)]
  expect([isLed(), isLed(zero, zero), isLed(toOne, toTwo), isLed(one, zero)]).toEqual([
    ...[true, true, true, true],
  ])
  expect([isLed(toTwo), isLed(undefined, toOne), isLed(toOne, toOne), isLed(toTwo, toTwo)]).toEqual(
    [false, false, false, false],
  )
})

test('error: a receiver whose key has a zero in it is a receiver', () => {
  const other = Uint8Array.from(two, (byte, at) => (at === 7 ? 0 : byte))
  expect([isLed(other), isLed(undefined, other)]).toEqual([false, false])
})
