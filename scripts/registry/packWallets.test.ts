import { expect, test } from 'vitest'
import { packWallets } from './packWallets.ts'

const wallet = {
  id: 'a1',
  name: "D'Wallet",
  image_id: 'd-wallet',
  link_mode: 'https://wallet.example',
  play_store: 'https://play.google.com/store/apps/details?id=a',
  mobile_link: 'wallet://',
  desktop_link: 'wallet://desk',
  chains: ['eip155:*', 'eip155:1', 'solana:x'],
  supports_wc: false,
}

const own = { id: Buffer.from('cleat:b-2').toString('hex').padEnd(64, '0'), name: 'B' }

test('default', () => {
  const text = packWallets({ wallets: [wallet, own], evmChains: ['eip155:1'] })
  expect(text.split('\n')).toEqual([
    "import type { Snapshot } from './expandSnapshot.ts'",
    '',
    expect.stringMatching('^//'),
    'export const snapshot: Snapshot = {',
    "  id: 'a1|:b-2',",
    "  rdns: '|',",
    `  name: "D'Wallet|B",`,
    "  image_id: '*|',",
    "  mobile_link: 'wallet|',",
    "  desktop_link: 'wallet://desk|',",
    "  link_mode: 'wallet.example|',",
    "  webapp_link: '|',",
    "  chains: '* 1 solana:x|',",
    "  supports_wc: 'n|',",
    "  stores: '10',",
    "  evmChains: '1',",
    '}',
    '',
  ])
})

test.each([{ name: 'A|B' }, { name: 'A\nB' }, { link_mode: 'http://wallet.example' }, { rdns: 5 }])(
  'error: %j',
  (change) => {
    expect(() => packWallets({ wallets: [{ ...wallet, ...change }], evmChains: [] })).toThrow()
  },
)
