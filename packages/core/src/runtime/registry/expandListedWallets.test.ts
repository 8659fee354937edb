import { expect, test } from 'vitest'
import { expandListedWallets } from './expandListedWallets.ts'
import { listedWallets } from './listedWallets.ts'

test('default', () => {
  const wallets = expandListedWallets()
  expect(wallets.length).toBeGreaterThan(100)
  expect(expandListedWallets()).toBe(wallets)
  expect(listedWallets).toBe(wallets)
})
