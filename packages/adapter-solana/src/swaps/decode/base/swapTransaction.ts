import type { NamedInstruction } from '../../../transfers/solanaPayment.ts'

/** A transaction that exchanges, taken apart. */
export type SwapTransaction = {
  /** Who pays the fee, and signs. */
  readonly account: string
  /** Who has signed already. */
  readonly others: readonly string[]
  /** All but those of the budget. */
  readonly instructions: readonly NamedInstruction[]
}
