import { registry } from '@cleat/core/registry'
import { expect, test } from 'vitest'
import { knownTokens } from '../../data/knownTokens/knownTokens.ts'
import { checkLabel } from './checkLabel.ts'
import { listBrands } from './listBrands.ts'
import { skeleton } from './skeleton.ts'

test('default', () => {
  const wallets = [{ name: 'Coinbase Wallet' }, { name: 'MetaMask' }, { name: 'Wallet' }]
  expect(listBrands({ wallets, tokens: [{ symbol: 'USDC.e' }, { symbol: '₮' }] })).toEqual([
    ...['coinbasewallet', 'metamask', 'wallet', 'coinbase', 'metamask', 'usdce'],
  ])
})

const brands = listBrands({ wallets: registry, tokens: [...knownTokens.values()].flat() })
const reserved = new Set(brands.map(skeleton))

test.each(['metamask', 'meta-mask', 'rnetamask', 'phantom', 'coinbase', 'ledger', 'usdc', 'weth'])(
  'behavior: S20, %s is kept back',
  (label) => {
    expect(checkLabel(label, { reserved })).toBe('reserved')
  },
)

test.each(['alice', 'harbour', 'morgan', 'walter'])('behavior: %s is not', (label) => {
  expect(checkLabel(label, { reserved })).toBeUndefined()
})
