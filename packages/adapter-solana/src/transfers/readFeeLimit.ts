import { programs } from '../base/programs.ts'
import { alteredError } from './alteredError.ts'
import { maxUnits } from './maxUnits.ts'
import type { NamedInstruction } from './solanaPayment.ts'
import { toFee } from './toFee.ts'

const [setUnits, setPrice] = [2, 3]

/** The chain's default units of an instruction. */
const grantedUnits = 200_000n

/** The limit of the fee in lamports: ten times the fee at the chain's busiest. */
const feeCeiling = 5_000_000n

/**
 * The maximum fee for a message with one signature, in lamports.
 * @throws `PAYMENT_ALTERED` if the fee is above the ceiling, or a budget instruction is unknown or
 * repeated
 */
export function readFeeLimit(parameters: {
  instructions: readonly NamedInstruction[]
  /** The number of other instructions. */
  moveCount: number
}): bigint {
  const { instructions, moveCount } = parameters
  const said = new Map<number, bigint>()
  for (const { program, accounts, data } of instructions) {
    if (program !== programs.budget) continue
    const [kind = 0] = data
    const view = new DataView(data.buffer, data.byteOffset)
    const isKnown =
      (kind === setUnits && data.length === 5) || (kind === setPrice && data.length === 9)
    if (!isKnown || accounts.length > 0 || said.has(kind)) throw alteredError('budget')
    said.set(kind, kind === setUnits ? BigInt(view.getUint32(1, true)) : view.getBigUint64(1, true))
  }
  const units = said.get(setUnits) ?? grantedUnits * BigInt(moveCount)
  const fee = toFee({
    units: units < maxUnits ? units : maxUnits,
    price: said.get(setPrice) ?? 0n,
  })
  if (fee > feeCeiling) throw alteredError('fee')
  return fee
}
