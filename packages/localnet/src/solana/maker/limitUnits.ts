import type { Address, Instruction } from '@solana/kit'

const program = 'ComputeBudget111111111111111111111111111111' as Address

/** Limits the compute units, by a number that makes equal trades distinct transactions. */
export function limitUnits(units: number): Instruction {
  const data = new Uint8Array(5)
  data[0] = 2
  new DataView(data.buffer).setUint32(1, units, true)
  return { programAddress: program, data }
}
