import { CleatError } from '@cleat/core'
import type { ApprovalsController } from '@cleat/core/approvals'
import { useKit } from '../../../kit/useKit.ts'

/**
 * The kit's approvals, for views under `withFeature('approvals', …)`.
 * @throws `UI_LOAD_FAILED` if they are not loaded
 */
export function useApprovals(): ApprovalsController {
  const { approvals } = useKit().controllers
  if (!approvals) throw new CleatError('UI_LOAD_FAILED')
  return approvals
}
