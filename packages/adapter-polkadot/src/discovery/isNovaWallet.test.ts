import { expect, test } from 'vitest'
import { isNovaWallet } from './isNovaWallet.ts'

test('default', () => {
  expect(isNovaWallet({ walletExtension: { isNovaWallet: true } })).toBe(true)
})

test.each([
  {},
  { walletExtension: null },
  { walletExtension: {} },
  { walletExtension: { isNovaWallet: 'yes' } },
  {
    get walletExtension() {
      throw new Error('No.')
    },
  },
])('behavior: another page, %#', (page) => {
  expect(isNovaWallet(page)).toBe(false)
})
