import type { BatchStatus, BatchStep } from '../../../contract/calls/batch.ts'

/** The status of calls that are asked for one after the other. */
export function toSequenceStatus(steps: readonly BatchStep[]): BatchStatus {
  const has = (...statuses: readonly BatchStep['status'][]) =>
    steps.some(({ status }) => statuses.includes(status))
  if (has('asked', 'sent')) return 'pending'
  if (has('unknown')) return 'unknown'
  if (has('declined', 'reverted'))
    return has('confirmed') ? 'partial' : has('reverted') ? 'reverted' : 'notSent'
  return has('waiting') ? 'pending' : 'confirmed'
}
