// @vitest-environment node
// web3.js needs a Buffer that is a Uint8Array, and Node's Buffer is not one in jsdom.
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { checkSigned } from './checkSigned.ts'
import { parseTransaction } from './parseTransaction.ts'

const [payer, other] = [1, 2].map((byte) => Keypair.fromSeed(new Uint8Array(32).fill(byte))) as [
  Keypair,
  Keypair,
]
const transfer = toTransfer(5)
const budget = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 1000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1000 }),
]

test.each(['legacy', 0] as const)('default: the same, signed (%s)', async (version) => {
  const signed = build({ instructions: [transfer], version, signers: [payer] })
  const parsed = await check({ asked: build({ instructions: [transfer], version }), signed })
  expect(parsed.messageBytes).toEqual(parseTransaction(signed)?.messageBytes)
  expect(parsed.signatures).toEqual([signed.slice(1, 65)])
})

test.each([
  ['another amount', build({ instructions: [toTransfer(6)], signers: [payer] })],
  ['one more instruction', build({ instructions: [transfer, transfer], signers: [payer] })],
  ['another version', build({ instructions: [transfer], version: 0, signers: [payer] })],
  [
    'another blockhash',
    build({ instructions: [transfer], signers: [payer], blockhash: payer.publicKey.toBase58() }),
  ],
  ['more compute budget', build({ instructions: [...budget, transfer], signers: [payer] })],
  ['no signature', build({ instructions: [transfer] })],
  ['no transaction', new Uint8Array([1, 2, 3])],
])('error: %s', async (_, signed) => {
  const asked = build({ instructions: [transfer] })
  await expect(check({ asked, signed })).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test('error: a signature of another key in the account’s place', async () => {
  const asked = build({ instructions: [transfer] })
  const signed = asked.slice()
  const foreign = build({ instructions: [toTransfer(6)], signers: [payer] })
  signed.set(foreign.slice(1, 65), 1)
  await expect(check({ asked, signed })).rejects.toMatchObject({
    context: { answer: 'a signature that the account did not make' },
  })
})

test('error: the signature of somebody else is gone', async () => {
  const both = [transfer, toTransfer(1, other)]
  const asked = build({ instructions: both, signers: [other] })
  const kept = build({ instructions: both, signers: [other, payer] })
  await expect(check({ asked, signed: kept })).resolves.toBeDefined()
  const lost = build({ instructions: both, signers: [payer] })
  await expect(check({ asked, signed: lost })).rejects.toMatchObject({
    context: { answer: 'without the signatures of others' },
  })
})

test('parameters: mayAddBudget', async () => {
  const asked = build({ instructions: [transfer] })
  const mayAddBudget = true
  const budgeted = build({ instructions: [...budget, transfer], signers: [payer] })
  await expect(check({ asked, signed: budgeted, mayAddBudget })).resolves.toBeDefined()
  for (const instructions of [
    [...budget, toTransfer(6)],
    [...budget, transfer, transfer],
    [...budget, toTransfer(5, payer, payer.publicKey)],
    budget,
  ]) {
    const signed = build({ instructions, signers: [payer] })
    await expect(check({ asked, signed, mayAddBudget })).rejects.toMatchObject({
      code: 'WALLET_BAD_ANSWER',
    })
  }
})

function check(parameters: { asked: Uint8Array; signed: Uint8Array; mayAddBudget?: boolean }) {
  const asked = parseTransaction(parameters.asked)
  if (!asked) throw new Error('The test asks for a transaction.')
  return checkSigned({
    ...{ asked, signed: parameters.signed, wallet: 'Wallet' },
    address: payer.publicKey.toBase58(),
    mayAddBudget: parameters.mayAddBudget ?? false,
  })
}

function toTransfer(
  lamports: number,
  from: Keypair = payer,
  toPubkey: PublicKey = other.publicKey,
): TransactionInstruction {
  return SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey, lamports })
}

function build(parameters: {
  instructions: readonly TransactionInstruction[]
  version?: 'legacy' | 0
  signers?: readonly Keypair[]
  blockhash?: string
}): Uint8Array {
  const { instructions, version = 'legacy', signers = [] } = parameters
  const { blockhash: recentBlockhash = PublicKey.default.toBase58() } = parameters
  if (version === 'legacy') {
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash })
    transaction.add(...instructions)
    if (signers.length > 0) transaction.partialSign(...signers)
    return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
  }
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    ...{ recentBlockhash, instructions: [...instructions] },
  })
  const transaction = new VersionedTransaction(message.compileToV0Message())
  if (signers.length > 0) transaction.sign([...signers])
  return transaction.serialize()
}
