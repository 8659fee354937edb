// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import type { SolanaProvider } from '../features/createProvider.ts'
import { setUpApps } from '../test/setUpApps.ts'
import type { LegacyWalletAdapter } from './createLegacyWallet.ts'

const openApp = setUpApps()
const deserialize = (bytes: Uint8Array) => VersionedTransaction.deserialize(bytes)

test('default: connects, signs and sends', async () => {
  const { adapter: harbour, keypair } = createAdapter()
  const app = await openApp({ wallets: [harbour], deserialize })
  const connection = await app.connect('Harbour')
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet', 'Harbour'])
  expect(connection.accounts).toEqual([{ address: keypair.publicKey.toBase58() }])

  const message = new Uint8Array([1, 2, 3])
  const provider = toProvider(app)
  const signature = await provider.signMessage(message)
  expect(ed25519.verify(signature, message, keypair.publicKey.toBytes())).toBe(true)

  await new Connection(app.solana.rpcUrl).requestAirdrop(keypair.publicKey, 2_000_000_000)
  const to = Keypair.generate().publicKey
  const [network] = app.networks
  const transfer = app.adapter.features['transfer:send']
  if (!network || !transfer) throw new Error('The adapter sends.')
  const address = keypair.publicKey.toBase58()
  await transfer({ to: to.toBase58(), value: 1_000_000n, address, network })
  expect(await app.connection.getBalance(to)).toBe(1_000_000)
})

test('behavior: several transactions at once', async () => {
  const { adapter: harbour, keypair } = createAdapter()
  const app = await openApp({ wallets: [harbour], deserialize })
  await app.connect('Harbour')
  const transactions = [1, 2].map((lamports) => toTransaction(keypair.publicKey, lamports))
  const signed = await toProvider(app).signAllTransactions(transactions)
  expect(signed.map((one) => one.verifySignatures())).toEqual([true, true])
})

test('behavior: it leaves', async () => {
  const { adapter: harbour, emit } = createAdapter()
  const app = await openApp({ wallets: [harbour], deserialize })
  await app.connect('Harbour')
  await app.adapter.features['connection:end']?.({ connectorId: 'Cleat Dev Wallet' })
  emit('disconnect')
  expect(app.adapter.getConnection()).toBeNull()
})

test('behavior: one that registers by itself comes first', async () => {
  const { adapter: twin } = createAdapter('Cleat Dev Wallet')
  const app = await openApp({ wallets: [twin] })
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet'])
  expect(twin.connected).toBe(false)
})

test('error: its errors by their kind', async () => {
  const { adapter: harbour } = createAdapter()
  harbour.connect = async () => {
    throw Object.assign(new Error(), { name: 'WalletConnectionError', error: { code: 4001 } })
  }
  const app = await openApp({ wallets: [harbour] })
  await expect(app.connect('Harbour')).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
})

test.each([
  ['31 bytes', { toBytes: () => new Uint8Array(31) }],
  ['text', { toBytes: () => 'text' }],
])('error: a public key of %s', async (_, publicKey) => {
  const { adapter: harbour } = createAdapter()
  const hostile = Object.defineProperty(harbour, 'publicKey', { get: () => publicKey })
  const app = await openApp({ wallets: [hostile] })
  await expect(app.connect('Harbour')).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test('error: without a way to make its transactions it signs none', async () => {
  const { adapter: harbour, keypair } = createAdapter()
  const app = await openApp({ wallets: [harbour] })
  await app.connect('Harbour')
  await expect(
    toProvider(app).signTransaction(toTransaction(keypair.publicKey, 1)),
  ).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
})

type Listener = (...parameters: never[]) => void

/** An adapter of `@solana/wallet-adapter-base` with real signatures. */
function createAdapter(name = 'Harbour') {
  const keypair = Keypair.generate()
  const listeners = new Map<Listener, string>()
  let isConnected = false
  const emit = (event: string) => {
    for (const [listener, own] of listeners) if (own === event) listener()
  }
  const adapter: LegacyWalletAdapter = {
    name,
    icon: 'data:image/svg+xml;base64,AAAA',
    get publicKey() {
      return isConnected ? keypair.publicKey : null
    },
    get connected() {
      return isConnected
    },
    async connect() {
      isConnected = true
      emit('connect')
    },
    async disconnect() {
      isConnected = false
      emit('disconnect')
    },
    on: (event, listener) => listeners.set(listener, event),
    off: (_, listener) => listeners.delete(listener),
    signMessage: async (message) => ed25519.sign(message, keypair.secretKey.slice(0, 32)),
    async signTransaction(transaction: VersionedTransaction) {
      transaction.sign([keypair])
      return transaction
    },
    async signAllTransactions(transactions: VersionedTransaction[]) {
      for (const transaction of transactions) transaction.sign([keypair])
      return transactions
    },
  }
  return { adapter, keypair, emit }
}

function toTransaction(payer: PublicKey, lamports: number): Transaction {
  const recentBlockhash = PublicKey.default.toBase58()
  return new Transaction({ feePayer: payer, recentBlockhash }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports }),
  )
}

function toProvider({ adapter }: Awaited<ReturnType<typeof openApp>>): SolanaProvider {
  const submit = adapter.features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  return adapter.features['provider:create']?.({ submit }) as SolanaProvider
}
