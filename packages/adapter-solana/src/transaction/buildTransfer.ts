import type { Address } from '@solana/kit'
import { library } from '../library/solanaKit.ts'
import { writeTransaction } from './writeTransaction.ts'

/** The bytes of a transaction that only moves SOL, with an empty signature. */
export function buildTransfer(parameters: {
  from: string
  to: string
  lamports: bigint
  blockhash: string
}): Uint8Array {
  const { from: payer, to, lamports: amount, blockhash } = parameters
  const source = library.createNoopSigner(payer as Address)
  const transfer = library.getTransferSolInstruction({ source, destination: to as Address, amount })
  return writeTransaction({ payer, blockhash, instructions: [transfer] })
}
