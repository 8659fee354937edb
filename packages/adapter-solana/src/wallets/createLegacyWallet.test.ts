// @vitest-environment node
import { ed25519 } from '@noble/curves/ed25519.js'
import type { Adapter } from '@solana/wallet-adapter-base'
import { PhantomWalletAdapter } from '@solana/wallet-adapter-phantom'
import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SolanaProvider } from '../features/createProvider.ts'
import { injectPhantom } from '../test/injectPhantom.ts'
import { type App, setUpApps } from '../test/setUpApps.ts'

const openApp = setUpApps()
const deserialize = (bytes: Uint8Array) => VersionedTransaction.deserialize(bytes)
// The burner wallet warns of itself.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

test.each([
  ['Phantom', openWithPhantom],
  ['Burner Wallet', openWithBurner],
])('default: %s connects, signs and sends', async (name, open) => {
  const { app, wallet } = await open()
  const connection = await app.connect(name)
  const { publicKey } = wallet
  if (!publicKey) throw new Error('It is connected.')
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet', name])
  expect(connection.accounts).toEqual([{ address: publicKey.toBase58() }])

  const message = new Uint8Array([1, 2, 3])
  const signature = await toProvider(app).signMessage(message)
  expect(ed25519.verify(signature, message, publicKey.toBytes())).toBe(true)

  await new Connection(app.solana.rpcUrl).requestAirdrop(publicKey, 2_000_000_000)
  const to = Keypair.generate().publicKey
  const [network] = app.networks
  const transfer = app.adapter.features['transfer:send']
  if (!network || !transfer) throw new Error('The adapter sends.')
  const address = publicKey.toBase58()
  await transfer({ to: to.toBase58(), value: 1_000_000n, address, network })
  expect(await app.connection.getBalance(to)).toBe(1_000_000)

  await app.adapter.disconnect()
  expect(wallet.connected).toBe(false)
})

test.each([
  ['Phantom', openWithPhantom],
  ['Burner Wallet', openWithBurner],
])('behavior: %s signs several transactions at once', async (name, open) => {
  const { app, wallet } = await open()
  await app.connect(name)
  const payer = wallet.publicKey ?? PublicKey.default
  const transactions = [1, 2].map((lamports) => toTransaction(payer, lamports))
  const signed = await toProvider(app).signAllTransactions(transactions)
  expect(signed.map((one) => one.verifySignatures())).toEqual([true, true])
})

test('behavior: it leaves, and changes its account', async () => {
  const { app, phantom } = await openWithPhantom()
  await app.connect('Phantom')
  await app.adapter.features['connection:end']?.({ connectorId: 'Cleat Dev Wallet' })
  const other = Keypair.generate().publicKey
  phantom.emit('accountChanged', other)
  expect(app.adapter.getConnection()?.accounts).toEqual([{ address: other.toBase58() }])
  phantom.emit('disconnect')
  expect(app.adapter.getConnection()).toBeNull()
})

test('behavior: one that is not installed is listed as soon as it is there', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const phantom = injectPhantom({ isThere: false })
  const app = await openApp({ wallets: [new PhantomWalletAdapter()], page: phantom.page })
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet'])
  phantom.install()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet', 'Phantom'])
  app.stop()
})

test('behavior: one that registers by itself comes first', async () => {
  const burner = Object.assign(new UnsafeBurnerWalletAdapter(), { name: 'Cleat Dev Wallet' })
  const app = await openApp({ wallets: [burner] })
  expect(app.connectorIds()).toEqual(['Cleat Dev Wallet'])
  expect(burner.connected).toBe(false)
})

test('error: its errors by what is inside them', async () => {
  const { app, phantom } = await openWithPhantom()
  const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 })
  phantom.fail(declined)
  await expect(app.connect('Phantom')).rejects.toMatchObject({ code: 'CONNECTION_USER_REJECTED' })
  await app.connect('Phantom')
  phantom.fail(declined)
  await expect(toProvider(app).signMessage(new Uint8Array(3))).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  phantom.fail(new Error('Something else'))
  await expect(toProvider(app).signMessage(new Uint8Array(3))).rejects.toMatchObject({
    code: 'WALLET_ERROR',
  })
})

test.each([
  ['31 bytes', { toBytes: () => new Uint8Array(31) }],
  ['text', { toBytes: () => 'text' }],
])('error: a public key of %s', async (_, publicKey) => {
  const burner = new UnsafeBurnerWalletAdapter()
  const hostile = Object.defineProperty(burner, 'publicKey', { get: () => publicKey })
  const app = await openApp({ wallets: [hostile] })
  await expect(app.connect('Burner Wallet')).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test('error: without a way to make its transactions it signs none', async () => {
  const burner = new UnsafeBurnerWalletAdapter()
  const app = await openApp({ wallets: [burner] })
  await app.connect('Burner Wallet')
  await expect(
    toProvider(app).signTransaction(toTransaction(burner.publicKey ?? PublicKey.default, 1)),
  ).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
})

async function openWithPhantom() {
  const phantom = injectPhantom()
  const wallet = new PhantomWalletAdapter()
  const app = await openApp({ wallets: [wallet], deserialize, page: phantom.page })
  return { app, wallet, phantom }
}

async function openWithBurner(): Promise<{ app: App; wallet: Adapter }> {
  const wallet = new UnsafeBurnerWalletAdapter()
  const app = await openApp({ wallets: [wallet], deserialize })
  return { app, wallet }
}

function toProvider({ adapter }: App): SolanaProvider {
  const submit = adapter.features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  return adapter.features['provider:create']?.({ submit }) as SolanaProvider
}

function toTransaction(payer: PublicKey, lamports: number): Transaction {
  const recentBlockhash = PublicKey.default.toBase58()
  return new Transaction({ feePayer: payer, recentBlockhash }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: payer, lamports }),
  )
}
