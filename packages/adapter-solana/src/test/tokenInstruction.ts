import { PublicKey, TransactionInstruction } from '@solana/web3.js'

/** An instruction of a token program. The authority signs and the other accounts are writable. */
export function tokenInstruction(parameters: {
  program: string
  accounts: readonly string[]
  data: readonly number[]
  signer: string
  /** Accounts that are not writable. */
  readonly?: readonly string[]
}): TransactionInstruction {
  const { program, accounts, data, signer, readonly = [] } = parameters
  return new TransactionInstruction({
    programId: new PublicKey(program),
    keys: accounts.map((address) => ({
      pubkey: new PublicKey(address),
      isSigner: address === signer,
      isWritable: address !== signer && !readonly.includes(address),
    })),
    data: Buffer.from(data),
  })
}
