import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { AccountSessionsView } from './AccountSessionsView/AccountSessionsView.tsx'
import { accountSessionsTexts } from './AccountSessionsView/texts/accountSessionsTexts.ts'

/** The session of the account with its texts, in one chunk. */
export const accountSessionsViews: ViewGroup<'AccountSessions'> = {
  texts: accountSessionsTexts,
  views: { AccountSessions: withFeature('signIn', AccountSessionsView) },
}
