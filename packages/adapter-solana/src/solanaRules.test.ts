import { solana, solanaDevnet, solanaTestnet } from '@cleat/core/networks'
import { expect, test } from 'vitest'
import { solanaRules } from './solanaRules.ts'

test('parameters: getAddressBody', () => {
  // The first letter counts, also where addresses of other chains begin with a version.
  const address = '1nc1nerator11111111111111111111111111111111'
  expect(solanaRules.getAddressBody?.(address)).toBe(address)
})

test('parameters: isSameAddress is the default', () => {
  expect(solanaRules.isSameAddress).toBeUndefined()
})

test('parameters: explorerPath', () => {
  for (const { blockExplorers } of [solana, solanaDevnet, solanaTestnet])
    expect(solanaRules.explorerPath?.(blockExplorers?.default.url ?? '')).toBe('account')
  expect(solanaRules.explorerPath?.('https://explorer.solana.com')).toBeUndefined()
})
