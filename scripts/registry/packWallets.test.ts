import { expect, test } from 'vitest'
import { packWallets } from './packWallets.ts'

const wallet = {
  id: 'a1',
  name: "D'Wallet",
  homepage: 'https://wallet.example',
  mobile_link: 'wallet://',
  desktop_link: 'wallet://desk',
  chains: ['eip155:*', 'eip155:1', 'solana:x'],
  supports_wc: false,
}

test('default', () => {
  const text = packWallets({ wallets: [wallet, { id: 'b2', name: 'B' }], evmChains: ['eip155:1'] })
  expect(text.split('\n')).toEqual([
    "import type { Snapshot } from './expandSnapshot.ts'",
    '',
    expect.stringMatching('^//'),
    'export const snapshot: Snapshot = {',
    "  id: 'a1|b2',",
    "  app_store: '|',",
    "  chrome_store: '|',",
    "  play_store: '|',",
    "  rdns: '|',",
    `  name: "D'Wallet|B",`,
    "  image_id: '|',",
    "  mobile_link: 'wallet|',",
    "  desktop_link: 'wallet://desk|',",
    "  homepage: 'wallet.example|',",
    "  link_mode: '|',",
    "  webapp_link: '|',",
    "  chains: '* 1 solana:x|',",
    "  supports_wc: 'n|',",
    "  evmChains: '1',",
    '}',
    '',
  ])
})

test.each([{ name: 'A|B' }, { name: 'A\nB' }, { homepage: 'http://wallet.example' }, { rdns: 5 }])(
  'error: %j',
  (change) => {
    expect(() => packWallets({ wallets: [{ ...wallet, ...change }], evmChains: [] })).toThrow()
  },
)
