import { alteredError } from '../../../payload/alteredError.ts'
import type { Draw } from './ledger.ts'

/**
 * What is taken by Permit2, which takes less than 2¹⁶⁰. Larger numbers stand for balances that
 * others can change.
 * @throws `PAYMENT_ALTERED`
 */
export function toDraws(token: string, amount: bigint): readonly Draw[] {
  if (amount >> 160n) throw alteredError('amount')
  return amount === 0n ? [] : [{ token, amount }]
}
