import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { compact, littleEndian } from './scale.ts'

test.each([
  [0n, '00'],
  [63n, 'fc'],
  [64n, '0101'],
  [16383n, 'fdff'],
  [16384n, '02000100'],
  [2n ** 30n - 1n, 'feffffff'],
  [2n ** 30n, '0300000040'],
  [100_000_000_000n, '0700e8764817'],
  [2n ** 128n - 1n, `33${'ff'.repeat(16)}`],
])('default: %d', (value, hex) => {
  expect(bytesToHex(compact(value))).toBe(hex)
})

test('default: a fixed length', () => {
  expect(bytesToHex(littleEndian(0x01020304n, 4))).toBe('04030201')
})

test('error: below zero', () => {
  expect(() => compact(-1n)).toThrow('-1 is below zero')
})
