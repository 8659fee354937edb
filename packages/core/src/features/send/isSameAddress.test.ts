import { expect, test } from 'vitest'
import { isSameAddress } from './isSameAddress.ts'

test.each([
  ['eip155', '0xAb', '0xaB', true],
  ['eip155', '0xab', '0xac', false],
  ['eip155', undefined, undefined, true],
  ['eip155', '0xab', undefined, false],
  ['solana', 'Ab', 'aB', false],
  ['solana', 'Ab', 'Ab', true],
  ['bip122', undefined, 'bc1', false],
] as const)('default: %s %s %s', (namespace, one, other, isSame) => {
  expect(isSameAddress(namespace, one, other)).toBe(isSame)
})
