// @vitest-environment node
// web3.js is the oracle: it shares no line with kit, which writes, nor with our own reader.
import { base58, base64 } from '@scure/base'
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemInstruction,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { associatedAddress } from '../test/associatedAddress.ts'
import { littleEndian } from '../test/littleEndian.ts'
import { openAccount } from '../test/openAccount.ts'
import { tokenInstruction } from '../test/tokenInstruction.ts'
import { buildPayment } from './buildPayment.ts'
import { decodePayload } from './decodePayload.ts'
import { deriveTokenAccount } from './deriveTokenAccount.ts'
import { toFee } from './toFee.ts'
import { toPayload } from './toPayload.ts'

const keyOf = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte)).publicKey.toBase58()
const [from, to, mint, blockhash] = [keyOf(1), keyOf(2), keyOf(4), keyOf(5)]
const common = { from, to, blockhash, units: 40_000n, price: 12_345n }

/** What web3.js makes of the instructions. */
function write(...instructions: readonly TransactionInstruction[]): Uint8Array {
  const budget = [
    ComputeBudgetProgram.setComputeUnitLimit({ units: Number(common.units) }),
    ComputeBudgetProgram.setComputeUnitPrice({ microLamports: common.price }),
  ]
  const settings = { blockhash, lastValidBlockHeight: 1, feePayer: new PublicKey(from) }
  const transaction = new Transaction(settings).add(...budget, ...instructions)
  return Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))
}

function toToken(program: string, parts: { opens: boolean; fee: bigint | undefined }) {
  const source = associatedAddress({ owner: from, mint, program })
  const destination = associatedAddress({ owner: to, mint, program })
  return { mint, program, decimals: 6, source, destination, ...parts }
}

test('default: SOL, as web3.js reads it', () => {
  const read = Transaction.from(buildPayment({ ...common, amount: 2n ** 64n - 1n }))
  const [limit, price, move] = read.instructions
  if (!limit || !price || !move) throw new Error('There are three.')
  expect(ComputeBudgetInstruction.decodeSetComputeUnitLimit(limit).units).toBe(40_000)
  expect(ComputeBudgetInstruction.decodeSetComputeUnitPrice(price).microLamports).toBe(12_345n)
  expect(SystemInstruction.decodeTransfer(move)).toEqual({
    fromPubkey: new PublicKey(from),
    toPubkey: new PublicKey(to),
    lamports: 2n ** 64n - 1n,
  })
})

test.each([
  ['SPL Token', programs.token, undefined],
  ['Token-2022', programs.token2022, undefined],
  ['Token-2022 with a fee', programs.token2022, 77n],
])('default: %s, byte for byte what web3.js compiles', (_, program, fee) => {
  const amount = 2_010_000n
  for (const opens of [false, true]) {
    const token = toToken(program, { opens, fee })
    const plain = [12, ...littleEndian(amount, 8), 6]
    const move = tokenInstruction({
      ...{ program, signer: from, readonly: [mint] },
      accounts: [token.source, mint, token.destination, from],
      data:
        fee === undefined ? plain : [26, 1, ...littleEndian(amount, 8), 6, ...littleEndian(fee, 8)],
    })
    const opening = opens ? [openAccount({ payer: from, owner: to, mint, program })] : []
    expect(buildPayment({ ...common, amount, token })).toEqual(write(...opening, move))
  }
})

test('property: what kit writes is read as the same payment by our own reader', async () => {
  const key = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => base58.encode(bytes))
    .filter((text) => !Object.values<string>(programs).includes(text))
  const facts = fc.record({
    ...{ payer: key, receiver: key, token: key, hash: key },
    amount: fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
    decimals: fc.nat(255),
    units: fc.bigInt({ min: 0n, max: 1_400_000n }),
    price: fc.bigInt({ min: 0n, max: 3_000_000n }),
    fee: fc.option(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { nil: undefined }),
    ...{ opens: fc.boolean(), isNew: fc.boolean(), isCoin: fc.boolean() },
  })
  await fc.assert(
    fc.asyncProperty(facts, async (given) => {
      const { payer, receiver, token: mint, hash, amount, decimals, units, price } = given
      fc.pre(new Set([payer, receiver, mint]).size === 3)
      const program = given.isNew ? programs.token2022 : programs.token
      const fee = given.isNew ? given.fee : undefined
      const [source, destination] = await Promise.all(
        [payer, receiver].map((owner) => deriveTokenAccount({ owner, mint, program })),
      )
      const token = {
        ...{ mint, program, decimals, opens: given.opens, fee },
        ...{ source: source ?? '', destination: destination ?? '' },
      }
      const transaction = buildPayment({
        ...{ from: payer, to: receiver, amount, blockhash: hash, units, price },
        ...(!given.isCoin && { token }),
      })
      const claim = given.isCoin ? undefined : { owner: receiver, program }
      const read = await decodePayload(toPayload({ transaction, token: claim }))
      expect(read).toMatchObject({
        blockhash: hash,
        payment: {
          ...{ from: payer, to: receiver, amount, feeLimit: toFee({ units, price }) },
          ...(given.isCoin
            ? { token: undefined, program: undefined }
            : { token: mint, program, decimals }),
        },
      })
      expect(base64.encode(read.transaction)).toBe(base64.encode(transaction))
    }),
    { numRuns: 60 },
  )
})

test('property: accounts of tokens are those that web3.js derives', async () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes))
  const program = fc.constantFrom(programs.token, programs.token2022)
  await fc.assert(
    fc.asyncProperty(fc.record({ owner: key, mint: key, program }), async (given) => {
      expect(await deriveTokenAccount(given)).toBe(associatedAddress(given))
    }),
    { numRuns: 60 },
  )
})

test.each([-1n, 2n ** 64n])('error: %s lamports cannot be written', (amount) => {
  expect(() => buildPayment({ ...common, amount })).toThrow()
})
