// @vitest-environment node
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
} from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ParsedMessage, parseMessage } from '../../../transaction/parseTransaction.ts'
import { nameInstructions } from './nameInstructions.ts'

const keys = Array.from(
  { length: 12 },
  (_, at) => Keypair.fromSeed(new Uint8Array(32).fill(at + 1)).publicKey,
)
const tableAt = (place: number, addresses: readonly PublicKey[]) =>
  new AddressLookupTableAccount({
    key: new PublicKey(new Uint8Array(32).fill(200 + place)),
    state: {
      ...{ deactivationSlot: 0n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 },
      addresses: [...addresses],
    },
  })
const lists = [tableAt(0, keys.slice(2, 7)), tableAt(1, keys.slice(6, 11))]
const tables = Object.fromEntries(
  lists.map(({ key, state }) => [key.toBase58(), state.addresses.map(String)]),
)

const instructions = fc.array(
  fc.record({
    program: fc.integer({ min: 0, max: 3 }),
    accounts: fc.array(fc.record({ at: fc.nat({ max: 11 }), isWritable: fc.boolean() }), {
      maxLength: 8,
    }),
    data: fc.uint8Array({ maxLength: 20 }),
  }),
  { minLength: 1, maxLength: 5 },
)

test('property: accounts of lookup tables are named as web3.js names them', () => {
  fc.assert(
    fc.property(instructions, (list) => {
      const [payerKey = PublicKey.default] = keys
      const written = new TransactionMessage({
        payerKey,
        recentBlockhash: PublicKey.default.toBase58(),
        instructions: list.map(
          ({ program, accounts, data }) =>
            new TransactionInstruction({
              programId: new PublicKey(new Uint8Array(32).fill(100 + program)),
              keys: accounts.map(({ at, isWritable }) => ({
                ...{ pubkey: keys[at] ?? payerKey, isSigner: false, isWritable },
              })),
              data: Buffer.from(data),
            }),
        ),
      }).compileToV0Message(lists)
      const parsed = parseMessage(written.serialize())
      if (!parsed) throw new Error('It is a message.')
      const read = TransactionMessage.decompile(written, { addressLookupTableAccounts: lists })
      expect(nameInstructions(parsed, tables)).toEqual(
        read.instructions.map(({ programId, keys: accounts, data }) => ({
          program: programId.toBase58(),
          accounts: accounts.map(({ pubkey }) => pubkey.toBase58()),
          data: Uint8Array.from(data),
        })),
      )
    }),
    { numRuns: fc.readConfigureGlobal().numRuns ?? 300 },
  )
})

const message: ParsedMessage = {
  ...{ version: 0, signers: ['payer'], blockhash: 'any', accounts: ['payer', 'program'] },
  ...{ isWritable: () => true, lookups: new Uint8Array() },
  instructions: [{ program: 1, accounts: [0], data: Uint8Array.of(5) }],
}

test('default', () => {
  expect(nameInstructions(message, {})).toEqual([
    { program: 'program', accounts: ['payer'], data: Uint8Array.of(5) },
  ])
})

test.each([
  ['an account that is named twice', { accounts: ['payer', 'program', 'payer'] }],
  [
    'an account that is none',
    { instructions: [{ program: 1, accounts: [2], data: new Uint8Array() }] },
  ],
  [
    'a program that is none',
    { instructions: [{ program: 2, accounts: [0], data: new Uint8Array() }] },
  ],
])('error: PAYMENT_ALTERED by %s', (_, change) => {
  const altered = { code: 'PAYMENT_ALTERED', context: { field: 'accounts' } }
  expect(() => nameInstructions({ ...message, ...change }, {})).toThrow(
    expect.objectContaining(altered),
  )
})
