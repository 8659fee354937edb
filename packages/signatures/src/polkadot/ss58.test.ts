import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeSs58, encodeSs58 } from './ss58.ts'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'

test.each([
  [0, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  [2, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'],
  [42, alice],
])('default: one account as prefix %i writes it', (prefix, address) => {
  const accountId = decodeSs58(alice)?.accountId ?? new Uint8Array()
  expect(encodeSs58({ accountId, prefix })).toBe(address)
  expect(decodeSs58(address)).toEqual({ accountId, prefix })
})

test.each([63, 64, 65, 16383])('behavior: prefix %d is written and read', (prefix) => {
  const accountId = new Uint8Array(32).fill(7)
  const address = encodeSs58({ accountId, prefix })
  expect(base58.decode(address)).toHaveLength(prefix < 64 ? 35 : 36)
  expect(decodeSs58(address)).toEqual({ accountId, prefix })
})

test('property: what is written is read again, for every prefix', () => {
  const accounts = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(
    fc.property(accounts, fc.nat(16383), (accountId, prefix) => {
      expect(decodeSs58(encodeSs58({ accountId, prefix }))).toEqual({ accountId, prefix })
    }),
  )
})

test('property: one changed character is no address', () => {
  const characters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const places = fc.nat(alice.length - 1)
  fc.assert(
    fc.property(places, fc.constantFrom(...characters), (at, character) => {
      fc.pre(alice[at] !== character)
      expect(decodeSs58(alice.slice(0, at) + character + alice.slice(at + 1))).toBeUndefined()
    }),
  )
})

test.each([
  ['empty', ''],
  ['with a space', ` ${alice}`],
  ['with a line break', `${alice}\n`],
  ['shorter', alice.slice(0, -1)],
  ['longer', `${alice}1`],
  ['five times over', alice.repeat(5)],
  ['of a character base58 lacks', alice.replace('G', '0')],
  ['full-width', alice.replace('5', '５')],
  ['in lower case', alice.toLowerCase()],
  ['of Ethereum', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['of Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['a public key in hex', `0x${'d4'.repeat(32)}`],
  ['a megabyte', '5'.repeat(1_000_000)],
  ['a list', [alice]],
  ['an object that says it is one', { toString: (): string => alice }],
  ['nothing', undefined],
])('error: %s', (_, address) => {
  expect(decodeSs58(address)).toBeUndefined()
})

test('error: a small prefix in two bytes, checksum intact', () => {
  const body = Uint8Array.of(0x41, 0x40, ...new Uint8Array(32).fill(7))
  expect(decodeSs58(seal(body))).toBeUndefined()
  const other = Uint8Array.of(0x50, 0x40, ...body.subarray(2))
  expect(decodeSs58(seal(other))?.prefix).toBe(65)
})

test('error: a prefix that is reserved, checksum intact', () => {
  const body = (head: number) => Uint8Array.of(head, 0x41, ...new Uint8Array(32).fill(7))
  expect(decodeSs58(seal(body(0x7f)))).toBeDefined()
  // As long as a valid address.
  expect(seal(body(0x82))).toHaveLength(49)
  expect(decodeSs58(seal(body(0x82)))).toBeUndefined()
})

test.each([1, 2, 4, 8, 31, 33])('error: %d bytes of account, checksum intact', (size) => {
  expect(decodeSs58(seal(Uint8Array.of(0, ...new Uint8Array(size).fill(7))))).toBeUndefined()
  expect(decodeSs58(seal(Uint8Array.of(0x50, 0x40, ...new Uint8Array(size))))).toBeUndefined()
})

test('behavior: the longest address is read', () => {
  const accountId = new Uint8Array(32).fill(255)
  const address = encodeSs58({ accountId, prefix: 16383 })
  expect(address).toHaveLength(49)
  expect(decodeSs58(address)).toEqual({ accountId, prefix: 16383 })
})

function seal(body: Uint8Array): string {
  const sum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 })
  return base58.encode(concatBytes(body, sum.subarray(0, 2)))
}
