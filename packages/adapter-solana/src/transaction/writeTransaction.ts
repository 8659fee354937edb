import type { Address, Blockhash, Instruction } from '@solana/kit'
import { library } from '../library/solanaKit.ts'

/**
 * The bytes of a transaction with one signer that pays, and an empty signature, as `@solana/kit`
 * compiles it. It is a legacy transaction, which every wallet displays.
 */
export function writeTransaction(parameters: {
  payer: string
  blockhash: string
  instructions: readonly Instruction[]
}): Uint8Array {
  const { payer, blockhash, instructions } = parameters
  const empty = library.createTransactionMessage({ version: 'legacy' })
  const paid = library.setTransactionMessageFeePayer(payer as Address, empty)
  // The last block that may include it is not in the bytes.
  const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n }
  const timed = library.setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const message = library.appendTransactionMessageInstructions(instructions, timed)
  const transaction = library.compileTransaction(message)
  return Uint8Array.from(library.getTransactionEncoder().encode(transaction))
}
