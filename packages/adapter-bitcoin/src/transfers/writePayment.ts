import { base64 } from '@scure/base'
import { type selectCoins as select, selectCoins } from './selectCoins.ts'

/** An unsigned payment. */
export type WrittenPayment = {
  /** Base64. */
  readonly psbt: string
  readonly inputCount: number
  /** In satoshis. */
  readonly fee: bigint
}

/**
 * Builds a payment from coins of an account, with change back to it, as a PSBT. `undefined` if the
 * coins do not suffice.
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
