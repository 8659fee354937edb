import { expect, test } from 'vitest'
import { createFakeAdapter } from '../../test/createFakeAdapter.ts'
import { isSameAddress } from './isSameAddress.ts'

const kit = {
  adapters: new Map(
    ['eip155', 'solana', 'bip122'].map((namespace) => [
      namespace,
      createFakeAdapter({ namespace }),
    ]),
  ),
}

test.each([
  ['eip155', '0xAb', '0xaB', true],
  ['eip155', '0xab', '0xac', false],
  ['eip155', undefined, undefined, true],
  ['eip155', '0xab', undefined, false],
  ['solana', 'Ab', 'aB', false],
  ['solana', 'Ab', 'Ab', true],
  ['bip122', undefined, 'bc1', false],
] as const)('default: %s %s %s', (namespace, one, other, isSame) => {
  expect(isSameAddress(kit, namespace, one, other)).toBe(isSame)
})

test('behavior: without a rule, or without an adapter, only equal addresses are the same', () => {
  for (const adapters of [new Map(), new Map([['eip155', {}]])]) {
    expect(isSameAddress({ adapters }, 'eip155', '0xAb', '0xab')).toBe(false)
    expect(isSameAddress({ adapters }, 'eip155', '0xAb', '0xAb')).toBe(true)
    expect(isSameAddress({ adapters }, 'eip155', '', undefined)).toBe(false)
  }
})

test('behavior: a rule decides only on two different addresses', () => {
  const rules = { isSameAddress: () => true }
  const adapters = new Map([['toy', { rules }]])
  expect(isSameAddress({ adapters }, 'toy', 'a', undefined)).toBe(false)
  rules.isSameAddress = () => false
  expect(isSameAddress({ adapters }, 'toy', 'a', 'a')).toBe(true)
})
