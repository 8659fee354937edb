import { base64 } from '@scure/base'
import { type selectCoins as select, selectCoins } from './selectCoins.ts'

/** A payment to sign. */
export type WrittenPayment = {
  /** Base64. */
  readonly psbt: string
  readonly inputCount: number
  /** In satoshi. */
  readonly fee: bigint
}

/**
 * Writes a payment from the coins of an account, with the change back to it, as a PSBT. `undefined` where the coins do not suffice.
 */
export function writePayment(
  parameters: Omit<select.Parameters, 'isAll'>,
): WrittenPayment | undefined {
  const selected = selectCoins(parameters)
  const transaction = selected?.transaction
  if (!transaction) return undefined
  return {
    psbt: base64.encode(transaction.toPSBT()),
    inputCount: transaction.inputsLength,
    fee: transaction.fee,
  }
}
