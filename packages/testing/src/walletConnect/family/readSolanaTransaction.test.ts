import { base58 } from '@scure/base'
import {
  AddressLookupTableAccount,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { readSolanaTransaction } from './readSolanaTransaction.ts'

const [payer, other, stranger] = [1, 2, 3].map(
  (byte) => new PublicKey(new Uint8Array(32).fill(byte)),
) as [PublicKey, PublicKey, PublicKey]
const recentBlockhash = base58.encode(new Uint8Array(32).fill(7))
const instruction = SystemProgram.transfer({ fromPubkey: other, toPubkey: stranger, lamports: 5 })

function legacy() {
  const transaction = new Transaction({ feePayer: payer, recentBlockhash }).add(instruction)
  return Uint8Array.from(
    transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
  )
}

function versioned(tables?: AddressLookupTableAccount[]) {
  const parts = { payerKey: payer, recentBlockhash, instructions: [instruction] }
  return new VersionedTransaction(
    new TransactionMessage(parts).compileToV0Message(tables),
  ).serialize()
}

test.each([
  ['legacy', legacy()],
  ['version 0', versioned()],
])('default: %s', (_, bytes) => {
  const { signatures, signers, instructions } = readSolanaTransaction(bytes)
  expect(signatures).toEqual([new Uint8Array(64), new Uint8Array(64)])
  expect(signers).toEqual([payer.toBase58(), other.toBase58()])
  expect(instructions).toEqual([
    {
      program: '11111111111111111111111111111111',
      accounts: [other.toBase58(), stranger.toBase58()],
      data: Uint8Array.from(instruction.data),
    },
  ])
})

test('behavior: an account in a table on the chain is not known', () => {
  const table = new AddressLookupTableAccount({
    key: new PublicKey(new Uint8Array(32).fill(8)),
    state: {
      ...{ deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 },
      ...{ authority: payer, addresses: [stranger] },
    },
  })
  const { instructions } = readSolanaTransaction(versioned([table]))
  expect(instructions[0]?.accounts).toEqual([other.toBase58(), undefined])
})

test('error: cut short at any byte, or followed by one', () => {
  const whole = legacy()
  for (let length = 0; length < whole.length; length += 1)
    expect(() => readSolanaTransaction(whole.slice(0, length))).toThrow('malformed')
  expect(() => readSolanaTransaction(Uint8Array.of(...whole, 0))).toThrow('malformed')
})

test('error: a version that is not known', () => {
  const bytes = versioned()
  bytes[1 + 2 * 64] = 0x81
  expect(() => readSolanaTransaction(bytes)).toThrow('malformed')
})
