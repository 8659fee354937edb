// @vitest-environment node
import { answerGarbage, rejectRequest } from '@cleat/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { type App, setUpApps } from '../test/setUpApps.ts'
import type { SolanaConnection, SolanaProvider } from './createProvider.ts'

const openApp = setUpApps()

test('default', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const [first = ''] = app.wallet.addresses
  expect(provider.publicKey?.toBase58()).toBe(first)
  expect(provider.publicKey?.equals(new PublicKey(first))).toBe(true)
  expect(new PublicKey(first).toBytes()).toEqual(provider.publicKey?.toBytes())
  expect(`${provider.publicKey} ${JSON.stringify(provider.publicKey)}`).toBe(`${first} "${first}"`)
  expect(await provider.connect()).toBe(first)
  expect(await provider.getAccounts()).toEqual([first])
})

test('behavior: signs a message', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const message = new Uint8Array([1, 2, 3])
  const signature = await provider.signMessage(message)
  expect(ed25519.verify(signature, message, keyOf(app).toBytes())).toBe(true)
})

test('behavior: signs what web3.js made, and gives back the same kind', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const { legacy, versioned } = await transactionsOf(app)
  const signedLegacy = await provider.signTransaction(legacy)
  expect(signedLegacy).toBeInstanceOf(Transaction)
  expect(signedLegacy.verifySignatures()).toBe(true)
  const signedVersioned = await provider.signTransaction(versioned)
  expect(signedVersioned).toBeInstanceOf(VersionedTransaction)
  expect(signedVersioned.message.serialize()).toEqual(versioned.message.serialize())
  const bytes = await provider.signTransaction(versioned.serialize())
  expect(bytes).toEqual(signedVersioned.serialize())
})

test('behavior: signs several with one question, in their order', async () => {
  const asked: string[] = []
  const app = await openApp({
    wallet: {
      approve: async ({ kind }) => {
        asked.push(kind)
        return true
      },
    },
  })
  const { legacy, versioned } = await transactionsOf(app)
  const signed = await toProvider(app).signAllTransactions<Transaction | VersionedTransaction>([
    versioned,
    legacy,
  ])
  expect(signed.map((one) => one.constructor)).toEqual([VersionedTransaction, Transaction])
  expect(asked).toEqual(['connect', 'signTransaction'])
})

test('behavior: sends by the wallet, over the app’s RPC, and over a connection of the app', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const without = await openApp({ wallet: { without: ['solana:signAndSendTransaction'] } })
  const confirm = async (signature: string) => {
    const latest = await app.connection.getLatestBlockhash()
    const { value } = await app.connection.confirmTransaction({ signature, ...latest })
    return value.err
  }
  const first = await provider.signAndSendTransaction((await transactionsOf(app)).versioned)
  expect(await confirm(first)).toBeNull()
  expect(app.wallet.requests.at(-1)?.method).toBe('solana:signAndSendTransaction')
  const second = await toProvider(without).signAndSendTransaction(
    (await transactionsOf(without)).legacy,
  )
  expect(await confirm(second)).toBeNull()
  expect(without.wallet.requests.at(-1)?.method).toBe('solana:signTransaction')
  const { legacy } = await transactionsOf(app)
  const third = await provider.sendTransaction(legacy, app.connection)
  expect(await confirm(third)).toBeNull()
})

test('error: a connection that leads elsewhere', async () => {
  const app = await openApp()
  const { legacy } = await transactionsOf(app)
  const elsewhere = {
    getGenesisHash: async () => 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    sendRawTransaction: async () => 'sent to the wrong cluster',
  }
  await expect(toProvider(app).sendTransaction(legacy, elsewhere)).rejects.toMatchObject({
    code: 'REQUEST_NETWORK_CHANGED',
    context: { actual: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
  })
  expect(promptsOf(app)).toEqual(['standard:connect'])
})

test('error: a wallet that does not list the chain is not asked', async () => {
  const app = await openApp({ wallet: { chains: ['solana:devnet'] } })
  const { legacy } = await transactionsOf(app)
  const provider = toProvider(app)
  const code = 'NETWORK_SWITCH_UNSUPPORTED'
  await expect(provider.signTransaction(legacy)).rejects.toMatchObject({ code })
  await expect(provider.signAndSendTransaction(legacy)).rejects.toMatchObject({ code })
  await expect(provider.signMessage(new Uint8Array([1]))).rejects.toMatchObject({ code })
  expect(promptsOf(app)).toEqual(['standard:connect'])
})

test('behavior: every request carries the chain in use, also after a switch', async () => {
  const app = await openApp()
  const [, devnet] = app.networks
  if (!devnet) throw new Error('There are two networks.')
  await app.adapter.features['network:switch']?.({ network: devnet })
  await toProvider(app).signTransaction((await transactionsOf(app)).legacy)
  expect(app.wallet.requests.at(-1)?.params).toMatchObject([{ chain: 'solana:devnet' }])
})

test('error: a transaction of somebody else, or none at all', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const { legacy } = await transactionsOf(app, Keypair.generate().publicKey)
  await expect(provider.signTransaction(legacy)).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
  })
  for (const nonsense of [
    new Uint8Array([1, 2]),
    {},
    { serialize: () => 'text' },
    new Transaction(),
  ])
    await expect(provider.signTransaction(nonsense as Transaction)).rejects.toMatchObject({
      code: 'REQUEST_NOT_ALLOWED',
    })
  await expect(
    provider.request({ method: 'solana_signMessage', params: { message: 1 } }),
  ).rejects.toMatchObject({ code: 'REQUEST_NOT_ALLOWED' })
  await expect(provider.request({ method: 'solana_steal' })).rejects.toMatchObject({
    code: 'WALLET_METHOD_UNSUPPORTED',
  })
  expect(promptsOf(app)).toEqual(['standard:connect'])
})

test.each([
  { title: 'no list', outputs: undefined },
  { title: 'none', outputs: [] },
  { title: 'one too many', outputs: [{}, {}] },
  { title: 'text', outputs: [{ signedTransaction: 'text' }] },
  { title: 'no transaction', outputs: [{ signedTransaction: new Uint8Array(64) }] },
])('error: the wallet answers with $title', async ({ outputs }) => {
  const app = await openApp()
  app.wallet.program('solana:signTransaction', answerGarbage(outputs))
  const { legacy } = await transactionsOf(app)
  await expect(toProvider(app).signTransaction(legacy)).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
  })
})

test('error: the wallet signs another transaction than it was asked to', async () => {
  const app = await openApp()
  const { legacy, versioned } = await transactionsOf(app)
  const provider = toProvider(app)
  const other = await provider.signTransaction(versioned.serialize())
  app.wallet.program('solana:signTransaction', answerGarbage([{ signedTransaction: other }]))
  await expect(provider.signTransaction(legacy)).rejects.toMatchObject({
    code: 'WALLET_BAD_ANSWER',
    context: { answer: 'a different transaction' },
  })
})

test('error: the wallet exchanges two transactions', async () => {
  const app = await openApp()
  const { legacy, versioned } = await transactionsOf(app)
  app.wallet.program('solana:signTransaction', async ({ proceed }) =>
    [...((await proceed()) as unknown[])].reverse(),
  )
  await expect(
    toProvider(app).signAllTransactions([
      legacy.serialize({ requireAllSignatures: false }),
      versioned.serialize(),
    ]),
  ).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test.each([undefined, new Uint8Array(63), new Uint8Array(65), new Uint8Array(64), 'text'])(
  'error: the wallet says that it sent %o',
  async (signature) => {
    const app = await openApp()
    app.wallet.program('solana:signAndSendTransaction', answerGarbage([{ signature }]))
    const { legacy } = await transactionsOf(app)
    await expect(toProvider(app).signAndSendTransaction(legacy)).rejects.toMatchObject({
      code: 'WALLET_BAD_ANSWER',
    })
  },
)

test('error: why the chain refused what the app’s own connection sent', async () => {
  const app = await openApp()
  const sending = async (connection: SolanaConnection, lamports: number) => {
    const { legacy } = await transactionsOf(app, keyOf(app), lamports)
    return toProvider(app).sendTransaction(legacy, connection)
  }
  await expect(sending(app.connection, 10 ** 15)).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: { reason: 'not enough SOL for the transfer' },
    cause: { name: 'Error', logs: expect.arrayContaining([expect.stringContaining('lamports')]) },
  })
  const getGenesisHash = () => app.connection.getGenesisHash()
  const sendRawTransaction = async () => Promise.reject(new TypeError('fetch failed'))
  const unreachable = { getGenesisHash: sendRawTransaction, sendRawTransaction }
  for (const connection of [unreachable, { ...unreachable, getGenesisHash }])
    await expect(sending(connection, 5)).rejects.toMatchObject({ code: 'NETWORK_RPC_FAILED' })
})

test('error: the visitor declines', async () => {
  const app = await openApp()
  app.wallet.program('solana:signTransaction', rejectRequest())
  const { legacy } = await transactionsOf(app)
  await expect(toProvider(app).signTransaction(legacy)).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
})

test('behavior: tells of changes until nobody listens', async () => {
  const app = await openApp()
  const provider = toProvider(app)
  const [first = '', second = ''] = app.wallet.addresses
  const seen: string[] = []
  const onAccounts = (key: unknown) => seen.push(`accounts ${key}`)
  provider
    .on('accountsChanged', onAccounts)
    .on('chainChanged', (chain) => seen.push(`chain ${chain}`))
    .on('disconnect', () => seen.push('disconnect'))
    .on('connect', (key) => seen.push(`connect ${key}`))
  app.wallet.selectAccounts([second])
  provider.removeListener('accountsChanged', onAccounts)
  app.wallet.selectAccounts([first])
  const [, devnet] = app.networks
  if (devnet) await app.adapter.features['network:switch']?.({ network: devnet })
  await provider.disconnect()
  expect(provider.publicKey).toBeUndefined()
  await app.connect()
  expect(seen).toEqual([
    `accounts ${second}`,
    'chain solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    'disconnect',
    `connect ${first}`,
  ])
})

test.each([
  ['disconnect', (provider: SolanaProvider) => provider.disconnect()],
  [
    'solana_disconnect',
    (provider: SolanaProvider) => provider.request({ method: 'solana_disconnect' }),
  ],
])('behavior: %s ends the connection although the wallet refuses', async (_, disconnect) => {
  const app = await openApp()
  const provider = toProvider(app)
  app.wallet.program('standard:disconnect', rejectRequest())
  await disconnect(provider)
  expect(app.adapter.getConnection()).toBeNull()
  expect(app.adapter.hasSession()).toBe(false)
  await disconnect(provider)
})

function toProvider({ adapter }: App): SolanaProvider {
  const submit = adapter.features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  return adapter.features['provider:create']?.({ submit }) as SolanaProvider
}

function keyOf({ wallet }: App): PublicKey {
  return new PublicKey(wallet.addresses[0] ?? '')
}

function promptsOf({ wallet }: App): string[] {
  return wallet.requests.map(({ method }) => method)
}

let count = 0

async function transactionsOf(
  app: App,
  payerKey: PublicKey = keyOf(app),
  amount?: number,
): Promise<{ legacy: Transaction; versioned: VersionedTransaction }> {
  const { blockhash: recentBlockhash } = await app.connection.getLatestBlockhash()
  count += 1
  const lamports = amount ?? count
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports })
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  return {
    legacy: new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer),
    versioned: new VersionedTransaction(message.compileToV0Message()),
  }
}
