import { expect, test } from 'vitest'
import { toPlainName } from './toPlainName.ts'

test.each([
  ['MetaMask', 'metamask'],
  ['  Trust   Wallet ', 'trust'],
  ['OKX WALLET', 'okx'],
  ['Wallet', 'wallet'],
  ['Wallet 3', 'wallet 3'],
])('default: %j is %j', (name, plain) => {
  expect(toPlainName(name)).toBe(plain)
})
