import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./approvalsViews.ts'))

type Name = 'Approvals' | 'ApprovalDetail' | 'RevokeProgress'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  title: 'approvals.title' as const,
})

/** Who may take what from the account. */
export const approvals: Feature<Name> = {
  id: 'approvals',
  views: {
    Approvals: entry('Approvals'),
    ApprovalDetail: entry('ApprovalDetail'),
    RevokeProgress: entry('RevokeProgress'),
  },
}
