import { createSolanaWallet } from '@cleat/testing/solana'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { readAccounts } from './readAccounts.ts'

const publicKey = new Uint8Array(32).fill(7)
const address = base58.encode(publicKey)
const chains = ['solana:mainnet', 'bitcoin:mainnet']
const good = { address, publicKey, chains, features: [] }

test('default', async () => {
  const { wallet } = createSolanaWallet()
  const { connect } = wallet.features['standard:connect'] as { connect: () => Promise<unknown> }
  await connect()
  const [account] = wallet.accounts
  expect(readAccounts(wallet.accounts)).toEqual([
    { address: account?.address, chains: account?.chains, original: account },
  ])
})

test('behavior: each once, those of other chains not at all', () => {
  const other = {
    ...good,
    address: 'bc1q',
    publicKey: new Uint8Array(33),
    chains: ['bitcoin:mainnet'],
  }
  expect(readAccounts([good, other, { ...good }])).toEqual([
    { address, chains: ['solana:mainnet'], original: good },
  ])
  expect(readAccounts(Array.from({ length: 10_000 }, () => other))).toEqual([])
})

const trap = { ...good }
Object.defineProperty(trap, 'publicKey', {
  get() {
    throw new Error('A trap.')
  },
})

test.each([
  ['nothing', undefined],
  ['text', address],
  ['addresses', [address]],
  ['no public key', [{ ...good, publicKey: null }]],
  ['a public key as text', [{ ...good, publicKey: address }]],
  ['31 bytes', [{ ...good, publicKey: publicKey.slice(1) }]],
  ['the key of another address', [{ ...good, publicKey: new Uint8Array(32).fill(8) }]],
  ['no chains', [{ ...good, chains: undefined }]],
  ['a trap', [trap]],
])('error: %s', (_, value) => {
  expect(readAccounts(value)).toBeUndefined()
})
