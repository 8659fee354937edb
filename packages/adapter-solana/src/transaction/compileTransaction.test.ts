// @vitest-environment node
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { compileTransaction } from './compileTransaction.ts'
import { parseTransaction } from './parseTransaction.ts'

const keyOf = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte)).publicKey
const [payer, other, program] = [keyOf(1).toBase58(), keyOf(2).toBase58(), keyOf(3).toBase58()]
const blockhash = keyOf(4).toBase58()

test('default: as others read it', () => {
  const transfer = SystemProgram.transfer({
    ...{ fromPubkey: keyOf(1), toPubkey: keyOf(2), lamports: 7 },
  })
  const bytes = compileTransaction({
    ...{ payer, blockhash },
    instructions: [
      {
        program: SystemProgram.programId.toBase58(),
        accounts: [
          { address: payer, isWritable: true },
          { address: other, isWritable: true },
        ],
        data: Uint8Array.from(transfer.data),
      },
    ],
  })
  const read = Transaction.from(bytes)
  expect(read.feePayer?.toBase58()).toBe(payer)
  expect(read.recentBlockhash).toBe(blockhash)
  expect(read.instructions).toEqual([transfer])
})

test('behavior: each account once, and written where any instruction writes it', () => {
  const data = Uint8Array.from([9])
  const accounts = [{ address: other }, { address: payer }]
  const writing = [{ address: other, isWritable: true }]
  const bytes = compileTransaction({
    ...{ payer, blockhash },
    instructions: [
      { program, accounts, data },
      { program, accounts: writing, data },
    ],
  })
  const { message } = parseTransaction(bytes) ?? {}
  expect(message?.accounts).toEqual([payer, other, program])
  expect([0, 1, 2].map((index) => message?.isWritable(index))).toEqual([true, true, false])
  expect(message?.instructions.map((one) => one.accounts)).toEqual([[1, 0], [1]])
  expect(message?.signers).toEqual([payer])
  expect(new PublicKey(program).toBase58()).toBe(message?.accounts[2])
})
