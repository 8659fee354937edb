import { AccountRole, type Address, type Instruction } from '@solana/kit'

const program = '11111111111111111111111111111111' as Address

/** A transfer of lamports. */
export function transferCoin(parameters: {
  from: Address
  to: Address
  amount: bigint
}): Instruction {
  const { from, to, amount } = parameters
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, amount, true)
  const accounts = [
    { address: from, role: AccountRole.WRITABLE_SIGNER },
    { address: to, role: AccountRole.WRITABLE },
  ]
  return { programAddress: program, accounts, data }
}
