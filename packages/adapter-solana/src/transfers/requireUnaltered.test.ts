// @vitest-environment node
import type { Payment } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { associatedAddress } from '../test/associatedAddress.ts'
import { createPaymentParts } from '../test/createPaymentParts.ts'
import { littleEndian } from '../test/littleEndian.ts'
import { openAccount } from '../test/openAccount.ts'
import { requireUnaltered } from './requireUnaltered.ts'

const parts = createPaymentParts()
const { from, to, other, mint, source, destination, claim, blockhash } = parts
const { payment, coinPayment, budget, open, move, transfer, write } = parts
const newer = createPaymentParts({ program: programs.token2022 })
const [fromKey, otherKey] = [new PublicKey(from), new PublicKey(other)]
const [units, price] = budget as [TransactionInstruction, TransactionInstruction]
const amount = littleEndian(payment.amount, 8)

type Change = {
  data?: readonly number[]
  program?: string
  /** Replacements of accounts, by index. */
  accounts?: Readonly<Record<number, string>>
  /** Additional accounts. */
  more?: TransactionInstruction['keys']
}

/** An instruction with a change. */
function change(given: TransactionInstruction, by: Change): TransactionInstruction {
  const { data = given.data, program = given.programId, accounts = {}, more = [] } = by
  const keys = given.keys.map((key, place) => ({
    ...key,
    pubkey: new PublicKey(accounts[place] ?? key.pubkey),
  }))
  return new TransactionInstruction({
    ...{ keys: [...keys, ...more], programId: new PublicKey(program), data: Buffer.from(data) },
  })
}
const call = (program: string, data: readonly number[], accounts: readonly string[] = [from]) =>
  new TransactionInstruction({
    programId: new PublicKey(program),
    data: Buffer.from(data),
    keys: accounts.map((address) => ({
      ...{ pubkey: new PublicKey(address), isSigner: address === from, isWritable: true },
    })),
  })
const payToken = (...moves: readonly TransactionInstruction[]) =>
  toPayload(write([...budget, ...moves]))
const payCoin = (...moves: readonly TransactionInstruction[]) => ({
  transaction: base64.encode(write([...budget, ...moves])),
})
const toPayload = (bytes: Uint8Array, token: unknown = claim) => ({
  ...{ transaction: base64.encode(bytes), token },
})
const whole = write([...budget, open, move])
/** Replaces some bytes. */
const splice = (at: number, removed: number, ...added: readonly number[]) =>
  toPayload(Uint8Array.from([...whole.slice(0, at), ...added, ...whole.slice(at + removed)]))
const message = new TransactionMessage({
  ...{ payerKey: fromKey, recentBlockhash: blockhash, instructions: [...budget, move] },
})
const table = new AddressLookupTableAccount({
  key: Keypair.generate().publicKey,
  state: {
    ...{ deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 },
    addresses: [new PublicKey(destination), new PublicKey(mint)],
  },
})
const accountOf = (owner: string, of = mint, program: string = programs.token) =>
  associatedAddress({ owner, mint: of, program })
const checked = (value: bigint, decimals = 6) => [12, ...littleEndian(value, 8), decimals]
const lamports = (value: bigint) => [2, 0, 0, 0, ...littleEndian(value, 8)]
const signer = (address: string) => ({
  ...{ pubkey: new PublicKey(address), isSigner: true, isWritable: false },
})

test('default', async () => {
  expect(await require(payment, payToken(open, move))).toMatchObject({ blockhash })
  await require(payment, payToken(move))
  await require(coinPayment, payCoin(transfer))
})

test('behavior: a fee that the token keeps is of no concern to who pays', async () => {
  const data = [26, 1, ...amount, 6, ...littleEndian(20_000, 8)]
  const transaction = base64.encode(newer.write([...budget, change(newer.move, { data })]))
  await require(newer.payment, { transaction, token: newer.claim })
})

test.each<readonly [string, unknown]>([
  ['another destination', payToken(change(move, { accounts: { 2: accountOf(other) } }))],
  [
    'another destination, said to be the receiver’s',
    toPayload(write([...budget, change(move, { accounts: { 2: accountOf(other) } })]), {
      ...{ ...claim, owner: other },
    }),
  ],
  ['another owner said', toPayload(whole, { ...claim, owner: other })],
  ['an owner that is none', toPayload(whole, { ...claim, owner: `${to} ` })],
  ['one more', payToken(open, change(move, { data: checked(payment.amount + 1n) }))],
  ['one less', payToken(open, change(move, { data: checked(payment.amount - 1n) }))],
  ['nothing', payToken(open, change(move, { data: checked(0n) }))],
  [
    'another mint',
    payToken(
      change(move, { accounts: { 0: accountOf(from, other), 1: other, 2: accountOf(to, other) } }),
    ),
  ],
  ['another mint between the same accounts', payToken(change(move, { accounts: { 1: other } }))],
  ['other decimals', payToken(open, change(move, { data: checked(payment.amount, 9) }))],
  ['another token program', payToken(newer.move)],
  [
    'another token program, for one account',
    payToken(change(move, { accounts: { 2: newer.destination } })),
  ],
  ['another token program said', toPayload(whole, newer.claim)],
  [
    'a fee in the program that has none',
    payToken(change(move, { data: [26, 1, ...amount, 6, ...amount] })),
  ],
  ['the account of somebody else', payToken(change(move, { accounts: { 0: accountOf(other) } }))],
  ['a delegate', payToken(change(move, { accounts: { 3: other } }))],
  ['several owners', payToken(change(move, { more: [signer(other)] }))],
  [
    'another account at the end',
    payToken(change(move, { more: [{ ...signer(other), isSigner: false }] })),
  ],
  ['a transfer that checks nothing', payToken(change(move, { data: [3, ...amount] }))],
  ['burning', payToken(change(move, { data: [15, ...amount, 6] }))],
  ['leave to spend in its place', payToken(change(move, { data: [13, ...amount, 6] }))],
  ['bytes behind the numbers', payToken(change(move, { data: [...checked(payment.amount), 0] }))],
  [
    'an account for another owner',
    payToken(openAccount({ ...parts, payer: from, owner: other }), move),
  ],
  [
    'an account for another mint',
    payToken(openAccount({ ...parts, payer: from, owner: to, mint: other }), move),
  ],
  [
    'an account that somebody else pays',
    payToken(openAccount({ ...parts, payer: other, owner: to }), move),
  ],
  ['an account that may not be there yet', payToken(change(open, { data: [0] }), move)],
  ['an account at another place', payToken(change(open, { accounts: { 1: source } }), move)],
  ['an account opened twice', payToken(open, open, move)],
  ['an account opened afterwards', payToken(move, open)],
  ['two payments', payToken(move, move)],
  ['leave to spend', payToken(move, call(programs.token, [4, ...amount], [source, other, from]))],
  [
    'another owner of the account',
    payToken(call(programs.token, [6, 2, 1, ...otherKey.toBytes()], [source, from]), move),
  ],
  ['closing the account', payToken(call(programs.token, [9], [source, other, from]), move)],
  ['SOL beside it', payToken(transfer, move)],
  ['SOL instead', payToken(transfer)],
  ['SOL instead, and nothing said of a token', payCoin(transfer)],
  [
    'the account given away',
    payToken(SystemProgram.assign({ accountPubkey: fromKey, programId: otherKey }), move),
  ],
  [
    'an account by seed',
    payToken(
      SystemProgram.createAccountWithSeed({
        ...{ fromPubkey: fromKey, newAccountPubkey: otherKey, basePubkey: fromKey, seed: 'seed' },
        ...{ lamports: 1, space: 0, programId: otherKey },
      }),
      move,
    ),
  ],
  [
    'a durable nonce',
    toPayload(
      write([
        SystemProgram.nonceAdvance({ noncePubkey: otherKey, authorizedPubkey: fromKey }),
        ...[...budget, move],
      ]),
    ),
  ],
  ['a memo', payToken(call('MemoSq4gqABAXKB96qnH8TysNcWxMyWCqXgDLGmfcHr', [72, 105]), move)],
  ['a program of somebody', payToken(move, call(other, [1]))],
  [
    'a thousand times the fee',
    toPayload(
      write([units, ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000_000 }), move]),
    ),
  ],
  [
    'a fee beyond reason',
    toPayload(
      write([
        units,
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2n ** 64n - 1n }),
        move,
      ]),
    ),
  ],
  ['no limit to what is computed', toPayload(write([price, move]))],
  ['two prices', toPayload(write([...budget, price, move]))],
  ['another budget', payToken(ComputeBudgetProgram.requestHeapFrame({ bytes: 32_768 }), move)],
  [
    'bytes behind the budget',
    payToken(call(programs.budget, [3, 0, 0, 0, 0, 0, 0, 0, 0, 0], []), move),
  ],
  [
    'a budget with an account',
    toPayload(write([units, change(price, { more: [signer(from)] }), move])),
  ],
  ['another who pays the fee', toPayload(write([...budget, move], other))],
  ['another who signs', payToken(change(open, { more: [signer(other)] }), move)],
  [
    'a mint that may be written',
    payToken({
      ...move,
      keys: move.keys.map((key) => ({ ...key, isWritable: true })),
    } as TransactionInstruction),
  ],
  ['the new form', toPayload(new VersionedTransaction(message.compileToV0Message()).serialize())],
  [
    'accounts from a table',
    toPayload(new VersionedTransaction(message.compileToV0Message([table])).serialize()),
  ],
  ['bytes behind it', splice(whole.length, 0, 0)],
  ['a byte less', splice(whole.length - 1, 1)],
  ['how many signatures, in two bytes', splice(0, 1, 0x81, 0)],
  ['how many accounts, in two bytes', splice(68, 1, (whole[68] ?? 0) | 0x80, 0)],
  ['a signature that is there', splice(1, 1, 7)],
  ['an account that nothing uses', splice(68, 1, (whole[68] ?? 0) + 1, ...otherKey.toBytes())],
  ['an account that is there twice', toPayload(repeatLast(whole))],
  ['something beside it', { ...toPayload(whole), more: 1 }],
  ['nothing', undefined],
  ['no transaction', { transaction: '', token: claim }],
  ['no base64', { transaction: '§', token: claim }],
])('error: a token, with %s', async (_, payload) => {
  await expect(require(payment, payload)).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test.each<readonly [string, unknown]>([
  ['another receiver', payCoin(change(transfer, { accounts: { 1: other } }))],
  ['one more', payCoin(change(transfer, { data: lamports(payment.amount + 1n) }))],
  ['one less', payCoin(change(transfer, { data: lamports(payment.amount - 1n) }))],
  ['nothing', payCoin(change(transfer, { data: lamports(0n) }))],
  [
    'an account that somebody else pays from',
    payCoin(change(transfer, { accounts: { 0: other } })),
  ],
  [
    'bytes behind the number',
    payCoin(change(transfer, { data: [...lamports(payment.amount), 0] })),
  ],
  ['another instruction', payCoin(change(transfer, { data: [11, 0, 0, 0, ...amount] }))],
  ['a longer number for it', payCoin(change(transfer, { data: [2, 0, 0, 1, ...amount] }))],
  ['two payments', payCoin(transfer, transfer)],
  ['a token', payCoin(move)],
  ['an account opened', payCoin(open, transfer)],
  ['a token said', { ...payCoin(transfer), token: claim }],
  ['no payment at all', payCoin()],
  [
    'the account given away',
    payCoin(transfer, SystemProgram.assign({ accountPubkey: fromKey, programId: otherKey })),
  ],
])('error: SOL, with %s', async (_, payload) => {
  await expect(require(coinPayment, payload)).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})

test('error: a fee that was not shown', async () => {
  const prepared = { payment, payload: payToken(move), fee: undefined, notes: [] }
  await expect(requireUnaltered(prepared)).rejects.toMatchObject({ context: { field: 'fee' } })
})

function require(asked: Payment, payload: unknown) {
  const fee = { expected: 5400n, limit: 5400n }
  return requireUnaltered({ payment: asked, payload, fee, notes: [] })
}

/** Repeats the last account, which is a program. */
function repeatLast(bytes: Uint8Array): Uint8Array {
  const count = bytes[68] ?? 0
  const end = 69 + 32 * count
  const copy = [...bytes.slice(0, end), ...bytes.slice(end - 32, end), ...bytes.slice(end)]
  copy[68] = count + 1
  copy[67] = (bytes[67] ?? 0) + 1
  return Uint8Array.from(copy)
}
