import type { NodeTransaction } from '../../follow/readTransaction.ts'
import type { EvmTransfer } from '../prepare/toTransfer.ts'

/** Whether a transaction executes a payment, sent by its account. */
export function isSameTransfer(transaction: NodeTransaction, transfer: EvmTransfer): boolean {
  const { from, call, data } = transfer
  return (
    transaction.from === from.toLowerCase() &&
    transaction.to === call.to.toLowerCase() &&
    transaction.value === BigInt(call.value) &&
    transaction.input === (data ?? '0x')
  )
}
