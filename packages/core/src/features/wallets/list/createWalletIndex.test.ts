import { expect, test } from 'vitest'
import { registry as bundled } from '../../../runtime/registry/registry.ts'
import { createWallet, metaMask, rabby } from '../../../test/wallets.ts'
import { createWalletIndex } from './createWalletIndex.ts'

const registry = [metaMask, rabby]

test('default', () => {
  const index = createWalletIndex({ customWallets: [], registry: [...registry, metaMask] })
  expect(index.wallets).toEqual(registry)
  expect(index.byRdns.get('io.rabby')).toBe(rabby)
  expect(index.byName.get('rabby')).toEqual([rabby])
})

test('behavior: Binance is found by its second id too', () => {
  const index = createWalletIndex({ customWallets: [], registry: bundled })
  const alias = '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25'
  expect(index.byId.get(alias)?.name).toBe('Binance Wallet')
  expect(index.wallets).toHaveLength(bundled.length)
})

test('parameters: customWallets come first', () => {
  const own = createWallet({ id: 'own' })
  const index = createWalletIndex({ customWallets: [own], registry })
  expect(index.wallets).toEqual([own, ...registry])
})

test.each([
  ['id', { id: 'mm', name: 'My Fox' }],
  ['rdns', { id: 'own', name: 'My Fox', rdns: 'IO.metamask' }],
  ['name', { id: 'own', name: 'metamask wallet' }],
])('behavior: a custom wallet that the registry knows by %s is completed by it', (_, custom) => {
  const index = createWalletIndex({ customWallets: [custom], registry })
  const wallet = { ...metaMask, ...custom }
  expect(index.wallets).toEqual([wallet, rabby])
  expect(index.byId.get('mm')).toEqual(wallet)
})

test('behavior: a custom wallet with an rdns of its own is another one, whatever its name', () => {
  const custom = createWallet({ id: 'own', name: 'MetaMask', rdns: 'com.fork' })
  expect(createWalletIndex({ customWallets: [custom], registry }).wallets).toHaveLength(3)
})
