// @vitest-environment node

import { createSolanaWallet } from '@cleat/testing/solana'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterEach, expect, test, vi } from 'vitest'
import type { SolanaProvider } from '../features/createProvider.ts'
import { memoryArea } from '../test/memoryArea.ts'
import { startAdapter } from '../test/startAdapter.ts'
import { readCoinbaseProvider } from './readCoinbaseProvider.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
  vi.unstubAllGlobals()
})
const deserialize = (bytes: Uint8Array) => VersionedTransaction.deserialize(bytes)

test('default: connects, signs and leaves', async () => {
  const { keypair, prompts } = inject()
  const { adapter, connect, connectorIds } = start()
  expect(connectorIds()).toEqual(['Coinbase Wallet'])
  expect(prompts).toEqual([])
  const connection = await connect('Coinbase Wallet')
  expect(connection.accounts).toEqual([{ address: keypair.publicKey.toBase58() }])

  const message = new Uint8Array([1, 2, 3])
  const provider = toProvider(adapter)
  const signature = await provider.signMessage(message)
  expect(ed25519.verify(signature, message, keypair.publicKey.toBytes())).toBe(true)
  const both = [toTransfer(keypair.publicKey, 1), toTransfer(keypair.publicKey, 2)]
  const signed = await provider.signAllTransactions(both)
  expect(signed.map((one) => one.verifySignatures())).toEqual([true, true])
  expect((await provider.signTransaction(toTransfer(keypair.publicKey, 3))).signature).toHaveLength(
    64,
  )
  await adapter.disconnect()
  expect(prompts).toEqual([
    'connect',
    'signMessage',
    'signAllTransactions',
    'signTransaction',
    'disconnect',
  ])
})

test('behavior: the page hears that it left', async () => {
  const { leave } = inject()
  const { adapter, connect } = start()
  await connect('Coinbase Wallet')
  leave()
  expect(adapter.getConnection()).toBeNull()
})

test('behavior: it knows the main cluster only', async () => {
  inject()
  const { adapter, connect, networks } = start()
  await connect('Coinbase Wallet')
  const [, devnet] = networks
  if (!devnet) throw new Error('There are two networks.')
  await expect(adapter.features['network:switch']?.({ network: devnet })).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_UNSUPPORTED',
  })
})

test('behavior: registered by the standard as well, it is one wallet, and that one', async () => {
  const { prompts } = inject()
  const { connect, connectorIds } = start()
  const standard = createSolanaWallet({ name: 'Coinbase Wallet' })
  cleanups.push(standard.destroy)
  standard.register(window)
  expect(connectorIds()).toEqual(['Coinbase Wallet'])
  await connect('Coinbase Wallet')
  expect([prompts.length, standard.requests.length]).toEqual([0, 1])
})

test.each([
  ['nothing', undefined],
  ['text', 'text'],
  ['no way to connect', { disconnect: () => undefined }],
])('error: %s is no provider', (_, coinbaseSolana) => {
  expect(readCoinbaseProvider({ coinbaseSolana })).toBeUndefined()
})

test.each([
  ['an answer that is none', async () => ({ signature: 'text' }), 'WALLET_BAD_ANSWER'],
  ['declined', async () => Promise.reject({ code: 4001 }), 'REQUEST_USER_REJECTED'],
])('error: %s', async (_, signMessage, code) => {
  Object.assign(inject().provider, { signMessage })
  const { adapter, connect } = start()
  await connect('Coinbase Wallet')
  await expect(toProvider(adapter).signMessage(new Uint8Array(3))).rejects.toMatchObject({
    code,
  })
})

/** A provider with the shape of Coinbase Wallet's, with real signatures. */
function inject() {
  const keypair = Keypair.generate()
  const prompts: string[] = []
  const listeners = new Map<unknown, string>()
  let publicKey: PublicKey | null = null
  const sign = (transaction: VersionedTransaction) => {
    transaction.sign([keypair])
    return transaction
  }
  const provider = {
    get publicKey() {
      return publicKey
    },
    async connect() {
      prompts.push('connect')
      publicKey = keypair.publicKey
    },
    async disconnect() {
      prompts.push('disconnect')
      publicKey = null
    },
    async signMessage(message: Uint8Array): Promise<{ signature: unknown }> {
      prompts.push('signMessage')
      return { signature: ed25519.sign(message, keypair.secretKey.slice(0, 32)) }
    },
    async signTransaction(transaction: VersionedTransaction) {
      prompts.push('signTransaction')
      return sign(transaction)
    },
    async signAllTransactions(transactions: VersionedTransaction[]) {
      prompts.push('signAllTransactions')
      return transactions.map(sign)
    },
    on: (event: string, listener: unknown) => listeners.set(listener, event),
    off: (_: string, listener: unknown) => listeners.delete(listener),
  }
  const leave = () => {
    publicKey = null
    for (const [listener, event] of listeners)
      if (event === 'disconnect' && typeof listener === 'function') listener()
  }
  vi.stubGlobal('window', Object.assign(new EventTarget(), { coinbaseSolana: provider }))
  return { keypair, prompts, provider, leave }
}

function start() {
  const started = startAdapter({ deserialize, storage: memoryArea() })
  cleanups.push(started.stop)
  return started
}

function toProvider({ features }: ReturnType<typeof start>['adapter']): SolanaProvider {
  const submit = features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  return features['provider:create']?.({ submit }) as SolanaProvider
}

function toTransfer(payer: PublicKey, lamports: number): Transaction {
  const recentBlockhash = PublicKey.default.toBase58()
  return new Transaction({ feePayer: payer, recentBlockhash }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports }),
  )
}
