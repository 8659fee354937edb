import { type LocalSolana, startLocalnet } from '@cleat/localnet'
import { ed25519 } from '@noble/curves/ed25519.js'
import type { SolanaSignTransactionFeature } from '@solana/wallet-standard-features'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { WalletAccount } from '@wallet-standard/base'
import { expect, test } from 'vitest'
import { answerGarbage } from '../behaviours/answerGarbage.ts'
import { neverAnswer } from '../behaviours/neverAnswer.ts'
import { rejectRequest } from '../behaviours/rejectRequest.ts'
import { memoryStorage } from '../test/memoryStorage.ts'
import { createSolanaWallet, type SolanaWallet } from './createSolanaWallet.ts'

test('default', () => {
  const { wallet, addresses } = createSolanaWallet()
  expect(wallet.name).toBe('Cleat Dev Wallet')
  expect(wallet.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(wallet.chains).toContain('solana:devnet')
  expect(wallet.accounts).toEqual([])
  expect(Object.keys(wallet.features)).toEqual([
    'standard:connect',
    'standard:disconnect',
    'solana:signIn',
    'solana:signMessage',
    'solana:signTransaction',
    'solana:signAndSendTransaction',
    'standard:events',
  ])
  expect(addresses).toEqual([
    'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9',
    '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
    'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse',
  ])
})

test('behavior: signing in connects, with one question', async () => {
  const asked: string[] = []
  const { wallet, addresses } = createSolanaWallet({
    approve: async (question) => {
      asked.push(question.kind === 'signIn' ? question.text : question.kind)
      return true
    },
  })
  const { signIn } = wallet.features['solana:signIn'] as {
    signIn(input: object): Promise<{ account: { address: string }; signedMessage: Uint8Array }[]>
  }
  const [output] = await signIn({ domain: 'app.example', nonce: 'k3v9TqQ2mX7sLdB0' })
  const [address = ''] = addresses
  const text = [
    ...['app.example wants you to sign in with your Solana account:', address],
    ...['', 'Nonce: k3v9TqQ2mX7sLdB0'],
  ].join('\n')
  expect(output?.account.address).toBe(address)
  expect(new TextDecoder().decode(output?.signedMessage)).toBe(text)
  expect(asked).toEqual([text])
  expect(wallet.accounts.map((account) => account.address)).toEqual([address])
})

test('behavior: a silent connect asks nobody', async () => {
  const asked: string[] = []
  const wallet = createSolanaWallet({
    approve: async ({ kind }) => {
      asked.push(kind)
      return true
    },
  })
  expect(await connect(wallet, true)).toEqual([])
  expect(asked).toEqual([])
  expect((await connect(wallet)).map(({ address }) => address)).toEqual([wallet.addresses[0]])
  expect(await connect(wallet, true)).toHaveLength(1)
  await connect(wallet)
  expect(asked).toEqual(['connect'])
  await call(wallet, 'standard:disconnect')
  expect(await connect(wallet, true)).toEqual([])
})

test('parameters: storage', async () => {
  const storage = memoryStorage()
  await connect(createSolanaWallet({ storage }))
  expect(await connect(createSolanaWallet({ storage }), true)).toHaveLength(1)
  expect(await connect(createSolanaWallet({ storage, name: 'Other' }), true)).toEqual([])
})

test('parameters: without', () => {
  const { wallet } = createSolanaWallet({ without: ['solana:signMessage'] })
  expect(Object.keys(wallet.features)).not.toContain('solana:signMessage')
})

test('behavior: the user changes accounts, locks and revokes', async () => {
  const wallet = createSolanaWallet()
  const seen: (readonly string[])[] = []
  const { on } = wallet.wallet.features['standard:events'] as {
    on: (event: 'change', listener: (changed: { accounts: WalletAccount[] }) => void) => () => void
  }
  const stop = on('change', ({ accounts }) => seen.push(accounts.map(({ address }) => address)))
  const [first = '', second = ''] = wallet.addresses
  expect(wallet.listenerCount).toBe(1)
  wallet.selectAccounts([second])
  expect(seen).toEqual([])
  await connect(wallet)
  wallet.selectAccounts([first, second])
  wallet.lock()
  wallet.unlock()
  wallet.revoke()
  expect(seen).toEqual([[second], [first, second], [], [first, second], []])
  stop()
  expect(wallet.listenerCount).toBe(0)
  await connect(wallet)
  expect(seen).toHaveLength(5)
  expect(() => wallet.selectAccounts([])).toThrow('no account at all')
})

test('behavior: connecting waits until it is unlocked', async () => {
  const wallet = createSolanaWallet()
  wallet.lock()
  expect(await connect(wallet, true)).toEqual([])
  const connecting = connect(wallet)
  wallet.unlock()
  expect(await connecting).toHaveLength(1)
})

test('behavior: signs messages', async () => {
  const wallet = createSolanaWallet()
  const [account] = await connect(wallet)
  const message = new TextEncoder().encode('Ahoy ⚓')
  const [output] = await call<{ signature: Uint8Array; signedMessage: Uint8Array }[]>(
    wallet,
    'solana:signMessage',
    { account, message },
  )
  expect(output?.signedMessage).toEqual(message)
  const { signature = new Uint8Array() } = output ?? {}
  expect(ed25519.verify(signature, message, Uint8Array.from(account?.publicKey ?? []))).toBe(true)
})

test('behavior: signs several transactions, old and new, with one question', async () => {
  const asked: string[] = []
  const wallet = createSolanaWallet({
    approve: async ({ kind }) => {
      asked.push(kind)
      return true
    },
  })
  const [account] = await connect(wallet)
  if (!account) throw new Error('no account')
  const { legacy, v0 } = transactionsOf(account.address)
  const { signTransaction } = (
    wallet.wallet.features as SolanaSignTransactionFeature & typeof wallet.wallet.features
  )['solana:signTransaction']
  const outputs = await signTransaction(
    { account, transaction: legacy, chain: 'solana:mainnet' },
    { account, transaction: v0, chain: 'solana:mainnet' },
  )
  expect(asked).toEqual(['connect', 'signTransaction'])
  const [first, second] = outputs.map(({ signedTransaction }) => signedTransaction)
  expect(Transaction.from(first ?? []).verifySignatures()).toBe(true)
  const signed = VersionedTransaction.deserialize(second ?? new Uint8Array())
  expect(
    ed25519.verify(
      signed.signatures[0] ?? new Uint8Array(),
      signed.message.serialize(),
      Uint8Array.from(account.publicKey),
    ),
  ).toBe(true)
})

test('error: an account, a chain or a transaction that is not its own', async () => {
  const wallet = createSolanaWallet({ chains: ['solana:mainnet'] })
  const [account] = await connect(wallet)
  if (!account) throw new Error('no account')
  const [, second = ''] = wallet.addresses
  const sign = (input: object) => call(wallet, 'solana:signTransaction', input)
  const { legacy: transaction } = transactionsOf(account.address)
  await expect(sign({ account: { address: second }, transaction })).rejects.toMatchObject({
    code: 4100,
  })
  await expect(sign({ account, transaction, chain: 'solana:devnet' })).rejects.toMatchObject({
    code: 4901,
  })
  const { legacy: foreign } = transactionsOf(second)
  await expect(sign({ account, transaction: foreign })).rejects.toThrow('does not ask')
  await expect(sign({ account, transaction: new Uint8Array() })).rejects.toThrow('does not ask')
})

test('behavior: signs and sends', async () => {
  await using localnet = await startLocalnet({ chains: [], solana: true })
  const { rpcUrl } = localnet.solana as LocalSolana
  const wallet = createSolanaWallet({ rpcUrls: { 'solana:localnet': rpcUrl } })
  const [account] = await connect(wallet)
  if (!account) throw new Error('no account')
  const connection = new Connection(rpcUrl, 'confirmed')
  const { blockhash } = await connection.getLatestBlockhash()
  const { v0: transaction } = transactionsOf(account.address, blockhash)
  const before = await connection.getBalance(new PublicKey(account.address))
  const [output] = await call<{ signature: Uint8Array }[]>(
    wallet,
    'solana:signAndSendTransaction',
    { account, transaction, chain: 'solana:localnet' },
  )
  expect(output?.signature).toHaveLength(64)
  expect(await connection.getBalance(new PublicKey(account.address))).toBe(before - 5000)
  await expect(
    call(wallet, 'solana:signAndSendTransaction', { account, transaction, chain: 'solana:devnet' }),
  ).rejects.toThrow('no RPC for solana:devnet')
})

test('behavior: does what it is told', async () => {
  const wallet = createSolanaWallet()
  wallet.program('standard:connect', rejectRequest())
  await expect(connect(wallet)).rejects.toMatchObject({ code: 4001 })
  wallet.program('standard:connect', answerGarbage('what'))
  expect(await call(wallet, 'standard:connect')).toBe('what')
  wallet.program('standard:connect', neverAnswer())
  void connect(wallet)
  expect(await connect(wallet)).toHaveLength(1)
  expect(wallet.requests.map(({ method, outcome }) => `${method} ${outcome}`)).toEqual([
    'standard:connect failed',
    'standard:connect answered',
    'standard:connect pending',
    'standard:connect answered',
  ])
})

test('behavior: the user says no', async () => {
  const wallet = createSolanaWallet({ approve: async ({ kind }) => kind === 'connect' })
  const [account] = await connect(wallet)
  const message = new Uint8Array([1])
  await expect(call(wallet, 'solana:signMessage', { account, message })).rejects.toMatchObject({
    code: 4001,
  })
})

test('error: no seeds', () => {
  expect(() => createSolanaWallet({ seeds: [] })).toThrow('A wallet needs an account')
})

/** Calls the only function of a feature. */
async function call<result = unknown>(
  { wallet }: SolanaWallet,
  feature: string,
  ...params: readonly unknown[]
): Promise<result> {
  const functions = Object.values({ ...(wallet.features[feature as 'standard:connect'] as object) })
  const run = functions.find((value) => typeof value === 'function')
  if (!run) throw new Error(`The wallet has no ${feature}.`)
  return run(...params)
}

async function connect(wallet: SolanaWallet, silent = false): Promise<readonly WalletAccount[]> {
  const { accounts } = await call<{ accounts: readonly WalletAccount[] }>(
    wallet,
    'standard:connect',
    { silent },
  )
  return accounts
}

function transactionsOf(
  address: string,
  recentBlockhash: string = PublicKey.default.toBase58(),
): { legacy: Uint8Array; v0: Uint8Array } {
  const payerKey = new PublicKey(address)
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 1 })
  const legacy = new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer)
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  return {
    legacy: Uint8Array.from(legacy.serialize({ requireAllSignatures: false })),
    v0: new VersionedTransaction(message.compileToV0Message()).serialize(),
  }
}
