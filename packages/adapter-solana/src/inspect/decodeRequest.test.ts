// @vitest-environment node
import type { Connection, RequestAction } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import {
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { decodeRequest } from './decodeRequest.ts'

const newKey = () => Keypair.generate().publicKey
const [me, other, mint, store] = [newKey(), newKey(), newKey(), newKey()] as const
const blockhash = base58.encode(new Uint8Array(32).fill(7))
const connection = {
  ...{ connectorId: 'harbour', accounts: [{ address: me.toBase58() }] },
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as Connection['caipNetworkId'],
} satisfies Connection

function write(...instructions: readonly TransactionInstruction[]): string {
  const transaction = new Transaction({ recentBlockhash: blockhash, feePayer: me })
  transaction.add(...instructions)
  return base64.encode(
    transaction.serialize({ verifySignatures: false, requireAllSignatures: false }),
  )
}

function token(
  data: readonly number[],
  keys: readonly PublicKey[],
  program: string = programs.token,
): TransactionInstruction {
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: keys.map((pubkey) => ({ pubkey, isSigner: false, isWritable: true })),
    data: Buffer.from(data),
  })
}

test('behavior: how many transactions are signed at once', () => {
  const one = write(SystemProgram.transfer({ fromPubkey: me, toPubkey: other, lamports: 5 }))
  const decode = (method: string, params: unknown) =>
    decodeRequest({ request: { method, params }, connection })
  const all = { transactions: [one, one, 'nothing'] }
  expect(decode('solana_signAllTransactions', all)).toMatchObject({
    ...{ transactions: 3, actions: { length: 3 } },
  })
  expect(decode('solana_signTransaction', { transaction: one }).transactions).toBeUndefined()
  expect(decode('solana_signAllTransactions', {}).transactions).toBeUndefined()
})

const read = (method: string, params: unknown) =>
  decodeRequest({ request: { method, params }, connection }).actions
const sign = (...instructions: readonly TransactionInstruction[]) =>
  read('solana_signTransaction', { transaction: write(...instructions) })
const five = [5, 0, 0, 0, 0, 0, 0, 0]
const all = Array<number>(8).fill(255)
const [to, own, coin] = [other.toBase58(), store.toBase58(), mint.toBase58()] as const

const rows: readonly (readonly [string, TransactionInstruction, readonly unknown[]])[] = [
  [
    'SOL',
    SystemProgram.transfer({ fromPubkey: me, toPubkey: other, lamports: 5 }),
    [{ kind: 'transfer', token: undefined, amount: 5n, to }],
  ],
  [
    'SOL of another',
    SystemProgram.transfer({ fromPubkey: store, toPubkey: other, lamports: 5 }),
    [{ kind: 'transfer', token: undefined, amount: 5n, to, from: own }],
  ],
  [
    'an account',
    SystemProgram.createAccount({
      ...{ fromPubkey: me, newAccountPubkey: other, lamports: 5 },
      ...{ space: NONCE_ACCOUNT_LENGTH, programId: SystemProgram.programId },
    }),
    [{ kind: 'transfer', token: undefined, amount: 5n, to }],
  ],
  [
    'another owner',
    SystemProgram.assign({ accountPubkey: me, programId: mint }),
    [{ kind: 'ownership', contract: me.toBase58(), to: coin }],
  ],
  [
    'a nonce that lasts',
    SystemProgram.nonceAdvance({ noncePubkey: store, authorizedPubkey: me }),
    [{ kind: 'opaque', reason: 'undated' }],
  ],
  [
    'a token',
    token([3, ...five], [store, other, me]),
    [{ kind: 'transfer', token: own, amount: 5n, to }],
  ],
  [
    'a token by its mint',
    token([12, ...five, 6], [store, mint, other, me], programs.token2022),
    [{ kind: 'transfer', token: coin, amount: 5n, to }],
  ],
  [
    'a token of another',
    token([3, ...five], [store, other, mint]),
    [{ kind: 'transfer', token: own, amount: 5n, to, from: coin }],
  ],
  ['an allowance', token([4, ...five], [store, other, me]), [approve(own, 5n)]],
  ['one by the mint', token([13, ...five, 6], [store, mint, other, me]), [approve(coin, 5n)]],
  ['one without limit', token([4, ...all], [store, other, me]), [approve(own, 'any')]],
  ['none any more', token([5], [store, me]), [{ kind: 'revoke', token: own, spender: '' }]],
  [
    'another authority',
    token([6, 2, 1, ...other.toBytes()], [store, me]),
    [{ kind: 'ownership', contract: own, to }],
  ],
  ['an account that is closed', token([9], [store, me, me]), []],
  [
    'one that is closed for another',
    token([9], [store, other, me]),
    [{ kind: 'ownership', contract: own, to }],
  ],
  ['wrapping', token([17], [store]), []],
  ['what is unknown of a token', token([99], [store]), [{ kind: 'opaque', reason: 'data' }]],
  ['half a transfer', token([3, 5], [store, other, me]), [{ kind: 'opaque', reason: 'data' }]],
  [
    'an unknown program',
    token([1], [store], mint.toBase58()),
    [{ kind: 'call', to: coin, value: 0n }],
  ],
  [
    'a memo',
    token([...Buffer.from('Hi')], [], 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
    [{ kind: 'message', text: 'Hi' }],
  ],
]

test.each(rows)('default: %s', (_, instruction, actions) => {
  expect(sign(instruction)).toEqual(actions)
})

test('behavior: every instruction of every transaction', () => {
  const pay = SystemProgram.transfer({ fromPubkey: me, toPubkey: other, lamports: 5 })
  const paid = { kind: 'transfer', token: undefined, amount: 5n, to }
  expect(sign(pay, token([5], [store, me]))).toHaveLength(2)
  const transactions = [write(pay), write(pay, pay)]
  expect(read('solana_signAllTransactions', { transactions })).toEqual([paid, paid, paid])
})

test('behavior: versioned transactions, and accounts of lookup tables', () => {
  const pay = SystemProgram.transfer({ fromPubkey: me, toPubkey: other, lamports: 5 })
  const message = new TransactionMessage({
    ...{ payerKey: me, recentBlockhash: blockhash, instructions: [pay] },
  }).compileToV0Message([])
  const plain = base64.encode(new VersionedTransaction(message).serialize())
  expect(read('solana_signAndSendTransaction', { transaction: plain })).toHaveLength(1)
  const [instruction] = message.compiledInstructions
  if (!instruction) throw new Error('no instruction')
  instruction.accountKeyIndexes = [0, 9]
  message.addressTableLookups = [{ accountKey: store, writableIndexes: [0], readonlyIndexes: [] }]
  const hidden = base64.encode(new VersionedTransaction(message).serialize())
  expect(read('solana_signTransaction', { transaction: hidden })).toEqual([
    { kind: 'opaque', reason: 'data' },
  ])
})

test('behavior: texts, bytes, and what is neither', () => {
  const message = (bytes: Uint8Array) =>
    read('solana_signMessage', { message: base58.encode(bytes) })
  expect(message(new TextEncoder().encode('Grüße'))).toEqual([{ kind: 'message', text: 'Grüße' }])
  expect(message(Uint8Array.of(1, 2, 3))).toEqual([{ kind: 'opaque', reason: 'bytes' }])
  expect(read('solana_signMessage', {})).toEqual([{ kind: 'opaque', reason: 'bytes' }])
  for (const params of [undefined, {}, { transaction: 7 }, { transaction: 'AA==' }])
    expect(read('solana_signTransaction', params)).toEqual([{ kind: 'opaque', reason: 'data' }])
  expect(read('solana_signAllTransactions', {})).toEqual([{ kind: 'opaque', reason: 'data' }])
  expect(read('solana_getAccounts', {})).toEqual([])
})

function approve(named: string, amount: bigint | 'any'): RequestAction {
  return { kind: 'approve', token: named, spender: to, amount, isSignature: false }
}
