// @vitest-environment node
// web3.js needs a Buffer that is a Uint8Array, and Node's Buffer is not one in jsdom.
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMessage, parseTransaction } from './parseTransaction.ts'

const [payer, other, third] = [1, 2, 3].map((byte) =>
  Keypair.fromSeed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const blockhash = PublicKey.default.toBase58()
const instructions = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 1000 }),
  SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: other.publicKey,
    lamports: 5,
  }),
]
const legacy = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(
  ...instructions,
)
const table = new AddressLookupTableAccount({
  key: third.publicKey,
  state: {
    deactivationSlot: 0n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [other.publicKey],
  },
})
const versioned = new VersionedTransaction(
  new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions,
  }).compileToV0Message([table]),
)
const legacyBytes = Uint8Array.from(legacy.serialize({ requireAllSignatures: false }))

test('default', () => {
  const parsed = parseTransaction(legacyBytes)
  expect(parsed?.signatures).toEqual([new Uint8Array(64)])
  expect(parsed?.messageBytes).toEqual(Uint8Array.from(legacy.serializeMessage()))
  if (!parsed) throw new Error('It is one.')
  const { accounts, isWritable, ...message } = parsed.message
  expect(message).toMatchObject({
    version: 'legacy',
    signers: [payer.publicKey.toBase58()],
    blockhash,
  })
  const compiled = legacy.compileMessage()
  expect(accounts).toEqual(compiled.accountKeys.map((key) => key.toBase58()))
  expect(accounts.map((_, index) => isWritable(index))).toEqual(
    accounts.map((_, index) => compiled.isAccountWritable(index)),
  )
  expect(message.instructions.map(({ program }) => accounts[program])).toEqual(
    instructions.map(({ programId }) => programId.toBase58()),
  )
})

test('behavior: versioned, with a lookup table', () => {
  const parsed = parseTransaction(versioned.serialize())
  expect(parsed?.messageBytes).toEqual(versioned.message.serialize())
  expect(parsed?.message).toMatchObject({ version: 0, signers: [payer.publicKey.toBase58()] })
  expect(parsed?.message.accounts).not.toContain(other.publicKey.toBase58())
})

test.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(100)],
  ['a byte too many', Uint8Array.from([...legacyBytes, 0])],
  ['no signature', Uint8Array.from([0, ...legacyBytes.slice(65)])],
  ['a later version', versioned.serialize().map((byte, at) => (at === 65 ? 0x81 : byte))],
  ['a length that goes on', new Uint8Array(10).fill(0xff)],
])('error: %s', (_, bytes) => {
  expect(parseTransaction(bytes)).toBeUndefined()
})

test('behavior: never throws, and takes nothing that was cut', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      parseTransaction(bytes)
      parseMessage(bytes)
    }),
  )
  const whole = versioned.serialize()
  for (let length = 0; length < whole.length; length += 1)
    expect(parseTransaction(whole.slice(0, length))).toBeUndefined()
})

test('error: a number in more groups than it needs, or too large', () => {
  const count = legacyBytes[68] ?? 0
  for (const groups of [
    [count | 0x80, 0],
    [count | 0x80, 0x80, 0],
    [0xff, 0xff, 0x07],
  ]) {
    const bytes = [...legacyBytes.slice(0, 68), ...groups, ...legacyBytes.slice(69)]
    expect(parseTransaction(Uint8Array.from(bytes))).toBeUndefined()
  }
})
