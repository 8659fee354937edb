import type { ApprovalOutcome, ApprovalsAdapter } from '@cleat/core/adapter'
import { followTransaction } from '../../follow/followTransaction.ts'

/**
 * Follows a sent change until the chain has decided. Only what is read of the approval afterwards
 * says whether it is gone.
 * @throws the reason of the signal
 */
export async function followChange(
  parameters: Parameters<ApprovalsAdapter['follow']>[0],
): Promise<ApprovalOutcome> {
  const { network, hash, signal } = parameters
  const outcome = await followTransaction<ApprovalOutcome>({
    ...{ network, hash, tracked: {}, signal },
    judge: async () => ({ status: 'included', hash }),
  })
  if (outcome.status === 'failed') return { status: 'failed', hash, reason: outcome.reason }
  return outcome.status === 'dropped' ? { status: 'unknown', hash } : outcome
}
