import { type LocalSolana, startLocalnet } from '@cleat/localnet'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage.ts'
import { createSolanaFamily } from './createSolanaFamily.ts'
import type { FamilyQuestion } from './familyQuestion.ts'

const network = { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' }
const blockhash = base58.encode(new Uint8Array(32).fill(7))

function setUp(rpcUrl?: string) {
  const chain = { ...network, rpcUrl }
  const family = createSolanaFamily({ chains: [chain], storage: memoryStorage() })
  const [address = '', other = ''] = family.addresses(network.id)
  const questions: FamilyQuestion[] = []
  const [known] = family.networks
  if (!known) throw new Error('no network')
  const request = (method: string, params: unknown = {}) =>
    family.answer({
      ...{ method, params, network: known, accounts: [address] },
      ask: async (question) => void questions.push(question),
    })
  return { family, address, other, questions, request }
}

function transfer(from: string, recentBlockhash = blockhash) {
  const fromPubkey = new PublicKey(from)
  const toPubkey = new PublicKey(new Uint8Array(32).fill(9))
  const instruction = SystemProgram.transfer({ fromPubkey, toPubkey, lamports: 5_000_000 })
  const legacy = new Transaction({ feePayer: fromPubkey, recentBlockhash }).add(instruction)
  const message = new TransactionMessage({
    ...{ payerKey: fromPubkey, recentBlockhash, instructions: [instruction] },
  }).compileToV0Message()
  return {
    toPubkey,
    message: message.serialize(),
    legacy: base64.encode(
      legacy.serialize({ requireAllSignatures: false, verifySignatures: false }),
    ),
    versioned: base64.encode(new VersionedTransaction(message).serialize()),
  }
}

test('default', () => {
  const { family, address } = setUp()
  expect(address).toBe('AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9')
  expect(family).toMatchObject({
    namespace: 'solana',
    networks: [{ ...network, symbol: 'SOL', decimals: 9 }],
    events: ['accountsChanged', 'chainChanged'],
    active: 0,
  })
  family.activate(2)
  expect(family.active).toBe(2)
  expect(family.accountsEvent({ network: network.id, accounts: [address] })).toEqual({
    name: 'accountsChanged',
    data: [`${network.id}:${address}`],
  })
})

test.each(['solana_getAccounts', 'solana_requestAccounts'])('behavior: %s', async (method) => {
  const { request, address, questions } = setUp()
  expect(await request(method)).toEqual([{ pubkey: address }])
  expect(questions).toEqual([])
})

test('behavior: signs messages', async () => {
  const { request, address, questions } = setUp()
  const bytes = new TextEncoder().encode('Ahoy')
  const params = { message: base58.encode(bytes), pubkey: address }
  const { signature } = (await request('solana_signMessage', params)) as { signature: string }
  expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(address))).toBe(true)
  const binary = { message: base58.encode(Uint8Array.of(255, 254)), pubkey: address }
  await request('solana_signMessage', binary)
  expect(questions).toMatchObject([
    { kind: 'signSolanaMessage', address, message: 'Ahoy', network: { name: 'Solana' } },
    { kind: 'signSolanaMessage', message: '0xfffe', bytes: '0xfffe' },
  ])
})

test('behavior: signs transactions of both kinds', async () => {
  const { request, address, questions } = setUp()
  const { legacy, versioned, message } = transfer(address)
  const params = { transaction: versioned }
  const answer = await request('solana_signTransaction', params)
  const { signature, transaction } = answer as { signature: string; transaction: string }
  expect(ed25519.verify(base58.decode(signature), message, base58.decode(address))).toBe(true)
  const signed = VersionedTransaction.deserialize(base64.decode(transaction))
  expect(base58.encode(signed.signatures[0] ?? new Uint8Array())).toBe(signature)

  const all = await request('solana_signAllTransactions', { transactions: [legacy, versioned] })
  const [first = '', second] = (all as { transactions: string[] }).transactions
  expect(Transaction.from(base64.decode(first)).verifySignatures()).toBe(true)
  expect(second).toBe(transaction)
  expect(questions).toMatchObject([
    { kind: 'signSolanaTransactions', transactions: [versioned], isSent: false, address },
    { kind: 'signSolanaTransactions', transactions: [legacy, versioned] },
  ])
})

test('behavior: sends', async () => {
  const solana = await localSolana()
  const { request, address, questions } = setUp(solana.rpcUrl)
  const connection = new Connection(solana.rpcUrl)
  const latest = await connection.getLatestBlockhash()
  const { versioned, toPubkey } = transfer(address, latest.blockhash)
  const params = { transaction: versioned, sendOptions: { preflightCommitment: 'processed' } }
  const answer = await request('solana_signAndSendTransaction', params)
  const { signature } = answer as { signature: string }
  await expect
    .poll(async () => (await connection.getSignatureStatus(signature)).value?.err)
    .toBeNull()
  expect(await connection.getBalance(toPubkey, 'processed')).toBe(5_000_000)
  expect(questions).toMatchObject([{ kind: 'signSolanaTransactions', isSent: true }])
  await solana.stop()
})

test.each([
  ['solana_signMessage', { message: 'l', pubkey: 'me' }, -32602, '"message" must be bytes'],
  ['solana_signMessage', [], -32602, '"pubkey" must be text'],
  ['solana_signMessage', { message: '', pubkey: 'stranger' }, 4100, 'not permitted'],
  ['solana_signTransaction', { transaction: '!' }, -32602, 'bytes in base64'],
  ['solana_signTransaction', { transaction: 'AAAA' }, -32602, 'a transaction of Solana'],
  ['solana_signAllTransactions', { transactions: [] }, -32602, 'must be a list'],
  ['solana_signAllTransactions', { transactions: [1] }, -32602, 'bytes in base64'],
  ['solana_dance', {}, 4200, 'does not know solana_dance'],
])('error: %s %j', async (method, params, code, message) => {
  const { request, questions } = setUp()
  await expect(request(method, params)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  })
  expect(questions).toEqual([])
})

test('error: a transaction for somebody else, and one without a way to the chain', async () => {
  const { request, address, other } = setUp()
  await expect(
    request('solana_signTransaction', { transaction: transfer(other).legacy }),
  ).rejects.toMatchObject({ code: 4100 })
  await expect(
    request('solana_signAndSendTransaction', { transaction: transfer(address).legacy }),
  ).rejects.toThrow('has no RPC')
})

async function localSolana(): Promise<LocalSolana> {
  const { solana } = await startLocalnet({ chains: [], solana: { slotMs: 100 } })
  if (!solana) throw new Error('no chain')
  return solana
}
