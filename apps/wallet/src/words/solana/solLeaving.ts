import type { SolanaTransactionContent } from '@cleat/testing/wallet-connect'
import { instructionReader } from './instructionReader.ts'
import { programs } from './programs.ts'
import { systemInstruction } from './systemInstruction.ts'

/** The lamports that known instructions take from the account, without the fee. */
export function solLeaving(parameters: {
  content: SolanaTransactionContent
  address: string
}): bigint {
  const { content, address } = parameters
  let sum = 0n
  for (const { program, accounts, data } of content.instructions) {
    const { u32, u64 } = instructionReader(data)
    const { createAccount, transfer } = systemInstruction
    const isPayment = u32(0) === createAccount || u32(0) === transfer
    const isOutward = accounts[0] === address && accounts[1] !== address
    if (program === programs.system && isPayment && isOutward) sum += u64(4) ?? 0n
  }
  return sum
}
