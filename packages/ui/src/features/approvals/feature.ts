import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./approvalsViews.ts')).approvalsViews)

/** Who may take what from the account. */
export const approvals: Feature<'Approvals' | 'ApprovalDetail' | 'RevokeProgress'> = {
  id: 'approvals',
  views: {
    Approvals: { view: load('Approvals'), getTitle: (text) => text('approvals.title') },
    ApprovalDetail: { view: load('ApprovalDetail'), getTitle: (text) => text('approvals.title') },
    RevokeProgress: { view: load('RevokeProgress'), getTitle: (text) => text('approvals.title') },
  },
}
