import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toAccount } from '../chains/toAccount.ts'

type ListedToken = { readonly icon: string; readonly tokens: readonly string[] }

/** The tokens that the interface has icons of. Here, because the SDK computes no checksums. */
const file = '../../../../../packages/core/src/runtime/registry/tokens.json'
const listed: readonly ListedToken[] = JSON.parse(
  readFileSync(new URL(file, import.meta.url), 'utf8'),
)
const names = listed.flatMap(({ tokens }) => tokens)

test('default', () => {
  expect(listed.length).toBeGreaterThanOrEqual(40)
  expect(new Set(names).size).toBe(names.length)
})

test.each(names)('behavior: %s is an address with its checksum', (name) => {
  const [namespace = '', reference, address = '', ...rest] = name.split(':')
  expect(rest).toEqual([])
  expect(reference).toMatch(/^\w+$/)
  // Recomputes EIP-55, which finds a wrong letter; a mint of Solana has 32 bytes.
  expect(toAccount(namespace === 'solana' ? 'solana' : 'eip155', address)).toBe(address)
})
