import type { GetText } from '../../i18n/useText.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./approvalsViews.ts')).approvalsViews)

type Name = 'Approvals' | 'ApprovalDetail' | 'RevokeProgress'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  getTitle: (text: GetText) => text('approvals.title'),
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
