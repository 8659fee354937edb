import { expect, test } from 'vitest'
import { isSameBytes } from './isSameBytes.ts'

test('default', () => {
  expect(isSameBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
  expect(isSameBytes(Uint8Array.of(), Uint8Array.of())).toBe(true)
  expect(isSameBytes(undefined, undefined)).toBe(true)
})

test.each<[what: string, one: Uint8Array | undefined, other: Uint8Array | undefined]>([
  ['another byte', Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
  ['a byte more', Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3)],
  ['a byte less', Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2)],
  ['the first alone', Uint8Array.of(1), undefined],
  ['the second alone', undefined, Uint8Array.of(1)],
])('behavior: %s is not the same', (_, one, other) => {
  expect(isSameBytes(one, other)).toBe(false)
})
