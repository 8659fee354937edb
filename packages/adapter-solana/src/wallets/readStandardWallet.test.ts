import { createSolanaWallet } from '@cleat/testing/solana'
import { expect, test } from 'vitest'
import { readStandardWallet } from './readStandardWallet.ts'

const { wallet } = createSolanaWallet({ name: 'Harbour' })
const { version, name, icon, chains, features } = wallet
const good = { version, name, icon, chains, features, accounts: [] }

test('default', () => {
  expect(readStandardWallet(wallet)?.connector).toEqual({
    id: 'Harbour',
    canSignIn: true,
    name: 'Harbour',
    type: 'ANNOUNCED',
    chain: 'solana',
    chains: ['solana'],
    imageUrl: wallet.icon,
  })
})

test('behavior: names and icons are made safe to show', () => {
  const shown = readStandardWallet({ ...good, name: ' Har\u202ebour\n', icon: 'https://evil.test' })
  expect(shown?.connector.name).toBe('Harbour')
  expect(shown?.connector.imageUrl).toBeUndefined()
})

test('behavior: functions are taken once', async () => {
  const changing = { ...good, features: { ...features } }
  const found = readStandardWallet(changing)
  Object.assign(changing.features, { 'standard:connect': { connect: () => 'something else' } })
  expect(await found?.features.connect()).toHaveProperty('accounts')
})

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('A trap.')
    },
  },
)

test.each([
  ['nothing', undefined],
  ['text', 'wallet'],
  ['a trap', trap],
  ['a later version of the standard', { ...good, version: '99.0.0' }],
  ['no version', { ...good, version: undefined }],
  ['no name', { ...good, name: '\u202e' }],
  ['a name that is no text', { ...good, name: {} }],
  ['the one of the pairing', { ...good, name: 'WalletConnect' }],
  ['chains of others', { ...good, chains: ['bitcoin:mainnet', 5] }],
  ['no list of chains', { ...good, chains: 'solana:mainnet' }],
  ['no way to connect', { ...good, features: {} }],
  ['features that are a trap', { ...good, features: trap }],
])('error: %s', (_, value) => {
  expect(readStandardWallet(value)).toBeUndefined()
})
