import { isCleatError } from '../../../base/errors/isCleatError.ts'
import type { SwapStep } from '../../../contract/swaps/preparedSwap.ts'

/**
 * Whether a wallet cannot do several calls in one confirmation, although it had said so, or signs
 * no permits. Nothing was sent, and the same can be done by transactions, one after the other.
 */
export function isUnable(type: SwapStep['type'] | undefined, error: unknown): boolean {
  const isPreferred = type === 'batch' || type === 'permit'
  return isPreferred && isCleatError(error, 'WALLET_METHOD_UNSUPPORTED')
}
