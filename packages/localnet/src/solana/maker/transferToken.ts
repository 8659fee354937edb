import { AccountRole, type Address, type Instruction } from '@solana/kit'
import { findTokenAccount } from '../ledger/findTokenAccount.ts'
import { tokenPrograms } from '../ledger/tokenPrograms.ts'
import type { MakerToken } from './makerToken.ts'

const { READONLY, READONLY_SIGNER, WRITABLE } = AccountRole

/** `TransferChecked` between the associated accounts of two owners. */
export async function transferToken(parameters: {
  from: Address
  to: Address
  amount: bigint
  token: MakerToken
}): Promise<Instruction> {
  const { from, to, amount, token } = parameters
  const { address: mint, program, decimals } = token
  const data = new Uint8Array(10)
  data[0] = 12
  new DataView(data.buffer).setBigUint64(1, amount, true)
  data[9] = decimals
  const accounts = [
    { address: await findTokenAccount({ owner: from, mint, program }), role: WRITABLE },
    { address: mint, role: READONLY },
    { address: await findTokenAccount({ owner: to, mint, program }), role: WRITABLE },
    { address: from, role: READONLY_SIGNER },
  ]
  return { programAddress: tokenPrograms[program], accounts, data }
}
