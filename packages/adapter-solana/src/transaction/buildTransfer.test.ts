// @vitest-environment node
// web3.js needs a Buffer that is a Uint8Array, and Node's Buffer is not one in jsdom.
import { Keypair, SystemInstruction, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { buildTransfer } from './buildTransfer.ts'

const from = Keypair.fromSeed(new Uint8Array(32).fill(1))
const blockhash = Keypair.fromSeed(new Uint8Array(32).fill(9)).publicKey.toBase58()

test.each([
  { title: 'to another', to: Keypair.fromSeed(new Uint8Array(32).fill(2)).publicKey },
  { title: 'to itself', to: from.publicKey },
])('default: $title, as web3.js would', ({ to }) => {
  const bytes = buildTransfer({
    from: from.publicKey.toBase58(),
    to: to.toBase58(),
    lamports: 1_234_567_890_123_456_789n,
    blockhash,
  })
  const read = Transaction.from(bytes)
  const [instruction] = read.instructions
  if (!instruction) throw new Error('no instruction')
  expect(SystemInstruction.decodeTransfer(instruction)).toMatchObject({
    fromPubkey: from.publicKey,
    toPubkey: to,
    lamports: 1_234_567_890_123_456_789n,
  })
  const own = new Transaction({ feePayer: from.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({
      fromPubkey: from.publicKey,
      toPubkey: to,
      lamports: 1_234_567_890_123_456_789n,
    }),
  )
  expect(bytes).toEqual(Uint8Array.from(own.serialize({ requireAllSignatures: false })))
})
