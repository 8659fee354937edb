import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStored } from './storageSchema.ts'

const keys = ['activeNetworkId', 'isExternal', 'recentWallets', 'sentPayments'] as const
const wallet = { id: 'org.example.wallet', name: 'Example' }

test.each([
  ['activeNetworkId', 'eip155:1'],
  ['recentWallets', []],
  ['recentWallets', [wallet]],
  ['recentWallets', [wallet, { id: 'x'.repeat(128), name: '😀'.repeat(40) }]],
] as const)('default: %s %j', (key, value) => {
  expect(readStored(key, value)).toEqual(value)
})

test.each([
  ['activeNetworkId', 'eip155'],
  ['activeNetworkId', 1],
  ['activeNetworkId', null],
  ['recentWallets', null],
  ['recentWallets', {}],
  ['recentWallets', [null]],
  ['recentWallets', [{ id: '', name: 'Example' }]],
  ['recentWallets', [{ id: 'a' }]],
  ['recentWallets', [{ id: 'a', name: '' }]],
  ['recentWallets', [{ id: 'x'.repeat(129), name: 'Example' }]],
  ['recentWallets', [{ id: 'a', name: 'x'.repeat(1000) }]],
  ['recentWallets', [wallet, wallet, wallet]],
] as const)('behavior: refuses %s %j', (key, value) => {
  expect(readStored(key, value)).toBeUndefined()
})

test('behavior: takes over known fields alone', () => {
  const stored = { ...wallet, href: 'javascript:alert(1)', link: { href: 'x' } }
  expect(readStored('recentWallets', [stored])).toEqual([wallet])
})

test('behavior: never throws', () => {
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...keys), (value, key) => {
      expect(() => readStored(key, value)).not.toThrow()
    }),
  )
})
