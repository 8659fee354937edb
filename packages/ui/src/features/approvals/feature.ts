import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** Who may take what from the account. */
export const approvals: Feature<'Approvals' | 'ApprovalDetail' | 'RevokeProgress'> = {
  id: 'approvals',
  views: viewGroup(() => import('./approvalsViews.ts'), {
    Approvals: 'approvals.title',
    ApprovalDetail: 'approvals.title',
    RevokeProgress: 'approvals.title',
  }),
}
