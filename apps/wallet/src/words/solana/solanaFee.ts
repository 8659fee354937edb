import type { SolanaTransactionContent } from '@cleat/testing/wallet-connect'
import { instructionReader } from './instructionReader.ts'
import { programs } from './programs.ts'

/** The maximum fee of a transaction, in lamports. */
export function solanaFee(content: SolanaTransactionContent): bigint {
  const { signatures, instructions } = content
  const settings = instructions.filter(({ program }) => program === programs.computeBudget)
  const others = instructions.length - settings.length
  let units = BigInt(others) * unitsPerInstruction
  let price = 0n
  for (const { data } of settings) {
    const { u8, u32, u64 } = instructionReader(data)
    if (u8(0) === setLimit) units = BigInt(u32(1) ?? 0)
    if (u8(0) === setPrice) price = u64(1) ?? 0n
  }
  const priority = (units * price + (microLamports - 1n)) / microLamports
  return BigInt(signatures.length) * lamportsPerSignature + priority
}

const lamportsPerSignature = 5000n
const unitsPerInstruction = 200_000n
/** Unit prices are in micro-lamports. */
const microLamports = 1_000_000n
/** Instructions of the compute budget. */
const setLimit = 2
const setPrice = 3
