import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { ApprovalDetailView } from './ApprovalDetailView/ApprovalDetailView.tsx'
import { ApprovalsView } from './ApprovalsView/ApprovalsView.tsx'
import { RevokeProgressView } from './RevokeProgressView/RevokeProgressView.tsx'
import { approvalsTexts } from './texts/approvalsTexts.ts'

/** The approvals of the account with their texts, in one chunk. */
export const approvalsViews: ViewGroup<'Approvals' | 'ApprovalDetail' | 'RevokeProgress'> = {
  texts: approvalsTexts,
  views: {
    Approvals: withFeature('approvals', ApprovalsView),
    ApprovalDetail: withFeature('approvals', ApprovalDetailView),
    RevokeProgress: withFeature('approvals', RevokeProgressView),
  },
}
