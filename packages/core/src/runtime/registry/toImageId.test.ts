import { expect, test } from 'vitest'
import { toImageId } from './toImageId.ts'

test.each([
  ['MetaMask', 'metamask'],
  ['Trust Wallet', 'trust'],
  ['Magic Eden Wallet', 'magic-eden'],
  ['Timeless X', 'timeless-x'],
  ['Wallet 3', 'wallet-3'],
])('default: %s is %s', (name, id) => {
  expect(toImageId(name)).toBe(id)
})
