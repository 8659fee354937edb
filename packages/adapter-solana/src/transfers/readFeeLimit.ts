import { programs } from '../programs.ts'
import { alteredError } from './alteredError.ts'
import { mostUnits } from './mostUnits.ts'
import type { NamedInstruction } from './solanaPayment.ts'
import { toFee } from './toFee.ts'

const [setUnits, setPrice] = [2, 3]

/** What the chain grants each instruction where none is asked for. */
const grantedUnits = 200_000n

/** No payment is worth more lamports: ten times what the chain asks for in its worst hours. */
const feeCeiling = 5_000_000n

/**
 * The most that the chain can take for a message with one signature, in lamports.
 * @throws `PAYMENT_ALTERED` where that is more than any payment is worth, or the budget says anything else or twice
 */
export function readFeeLimit(parameters: {
  instructions: readonly NamedInstruction[]
  /** How many do anything else. */
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
    units: units < mostUnits ? units : mostUnits,
    price: said.get(setPrice) ?? 0n,
  })
  if (fee > feeCeiling) throw alteredError('fee')
  return fee
}
