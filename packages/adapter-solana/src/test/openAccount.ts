import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { programs } from '../base/programs.ts'
import { associatedAddress } from './associatedAddress.ts'

/** The instruction that creates an associated token account. */
export function openAccount(parameters: {
  payer: string
  owner: string
  mint: string
  program: string
}): TransactionInstruction {
  const { payer, owner, mint, program } = parameters
  const account = associatedAddress({ owner, mint, program })
  return new TransactionInstruction({
    programId: new PublicKey(programs.associated),
    keys: [payer, account, owner, mint, programs.system, program].map((address, index) => ({
      pubkey: new PublicKey(address),
      isSigner: index === 0,
      isWritable: index < 2,
    })),
    data: Buffer.from([1]),
  })
}
