import { CleatError, type PreparedSwap } from '@cleat/core/adapter'
import { alteredError } from '../transfers/alteredError.ts'
import type { StepReader } from './steps/createStepReader.ts'
import { findDifference } from './steps/findDifference.ts'
import { trySwap } from './trial/trySwap.ts'

/**
 * Checks that the step is what was prepared, and that the same bytes still bring the minimum.
 * @throws `PAYMENT_…`, `SWAP_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function checkStep(
  reader: StepReader,
  { prepared, step: index }: { prepared: PreparedSwap; step: number },
): Promise<void> {
  const { swap, expiresAt, steps } = prepared
  if (Date.now() >= expiresAt) throw new CleatError('PAYMENT_EXPIRED')
  const asked = steps[index]
  if (asked?.type !== 'swap') throw alteredError('step')
  const step = await reader.read(asked.payload, swap.network)
  const field = findDifference(step.decoded, prepared)
  if (field !== undefined) throw alteredError(field)
  await trySwap(swap, step)
}
