import { alteredError } from './alteredError.ts'
import type { EvmPayload } from './readPayload.ts'

/**
 * The most that the network takes for a transaction, in wei.
 * @throws `PAYMENT_ALTERED` if its tip is higher than its price
 */
export function readFeeLimit(payload: EvmPayload): bigint {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = payload
  const price = BigInt(gasPrice ?? maxFeePerGas ?? 0)
  if (BigInt(maxPriorityFeePerGas ?? 0) > price) throw alteredError('fee')
  return BigInt(gas) * price
}
