import { AccountRole, type Address, type Instruction } from '@solana/kit'
import { associatedProgram } from '../ledger/associatedProgram.ts'
import { findTokenAccount } from '../ledger/findTokenAccount.ts'
import { tokenPrograms } from '../ledger/tokenPrograms.ts'
import type { MakerToken } from './makerToken.ts'

const systemProgram = '11111111111111111111111111111111' as Address
const { READONLY, WRITABLE, WRITABLE_SIGNER } = AccountRole

/** `CreateIdempotent`: opens the owner's account, unless it is open. The owner pays its rent. */
export async function openTokenAccount(parameters: {
  owner: Address
  token: MakerToken
}): Promise<Instruction> {
  const { owner, token } = parameters
  const { address: mint, program } = token
  const accounts = [
    { address: owner, role: WRITABLE_SIGNER },
    { address: await findTokenAccount({ owner, mint, program }), role: WRITABLE },
    { address: owner, role: READONLY },
    { address: mint, role: READONLY },
    { address: systemProgram, role: READONLY },
    { address: tokenPrograms[program], role: READONLY },
  ]
  return { programAddress: associatedProgram, accounts, data: Uint8Array.of(1) }
}
