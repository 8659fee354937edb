import type { PreparedPayment } from '@cleat/core/adapter'
import { alteredError } from './alteredError.ts'
import { decodePayload } from './decodePayload.ts'
import { findDifference } from './findDifference.ts'

/**
 * Requires that the payload for the wallet is the payment that the visitor saw.
 * @returns the transaction and its blockhash
 * @throws `PAYMENT_ALTERED`
 */
export async function requireUnaltered(
  prepared: PreparedPayment,
): Promise<{ transaction: Uint8Array; blockhash: string }> {
  const { payload, payment, fee } = prepared
  const { payment: read, ...rest } = await decodePayload(payload)
  const field = findDifference(read, payment)
  if (field !== undefined) throw alteredError(field)
  if (fee === undefined || (read.feeLimit ?? 0n) > fee.limit) throw alteredError('fee')
  return rest
}
