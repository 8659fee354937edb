import { CleatError } from '../../../base/errors/cleatError.ts'
import type { SwapOutcome } from '../../../contract/swaps/swapOutcome.ts'

/**
 * Continues only after a step that did what it should.
 * @throws `TRANSACTION_FAILED`
 */
export function requireConfirmed(
  outcome: SwapOutcome,
): asserts outcome is SwapOutcome & { status: 'confirmed' } {
  if (outcome.status === 'confirmed') return
  const { hash } = outcome
  const reason = outcome.status === 'failed' ? outcome.reason : outcome.status
  throw new CleatError('TRANSACTION_FAILED', { context: { hash, reason } })
}
