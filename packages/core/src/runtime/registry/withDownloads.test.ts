import { expect, test } from 'vitest'
import { createWalletIndex } from '../../features/wallets/list/createWalletIndex.ts'
import { listedWallets } from './listedWallets.ts'
import { registry } from './registry.ts'
import { withDownloads } from './withDownloads.ts'

test('default', () => {
  const [metaMask] = listedWallets
  if (!metaMask) throw new Error('The registry is empty.')
  expect(metaMask).toMatchObject({
    name: 'MetaMask',
    downloads: { hasApp: true, hasExtension: true },
  })
  expect(metaMask).not.toHaveProperty('chrome_store')
  const complete = withDownloads(metaMask)
  expect(complete).toMatchObject({
    name: 'MetaMask',
    homepage: 'https://metamask.io',
    chrome_store: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
  })
  expect(withDownloads(complete)).toBe(complete)
})

test('behavior: a wallet is known to be in the stores that it has links of', () => {
  for (const [index, { app_store, play_store, chrome_store }] of registry.entries())
    expect(listedWallets[index]?.downloads).toEqual({
      index,
      hasApp: Boolean(app_store ?? play_store),
      hasExtension: Boolean(chrome_store),
    })
})

test('behavior: what an app says about a bundled wallet stays', () => {
  const own = { id: 'own', name: 'MetaMask', order: 7, homepage: 'https://own.example' }
  const { wallets } = createWalletIndex({ customWallets: [own], registry: listedWallets })
  const [merged] = wallets.map(withDownloads)
  expect(merged).toEqual({ ...registry[0], ...own })
})

test('behavior: the wallets of apps and services stay as they are', () => {
  const wallet = { id: 'own', name: 'Own', order: 1, homepage: 'https://own.example' }
  expect(withDownloads(wallet)).toBe(wallet)
})
