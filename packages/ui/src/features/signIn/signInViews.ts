import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { AccountSessionsView } from './AccountSessionsView/AccountSessionsView.tsx'
import { ConnectingSiweView } from './ConnectingSiweView/ConnectingSiweView.tsx'
import { signInTexts } from './texts/signInTexts.ts'

/** The views of signing in with their texts, in one chunk. */
export const signInViews: ViewGroup<'ConnectingSiwe' | 'SIWXSignMessage' | 'AccountSessions'> = {
  texts: signInTexts,
  views: {
    ConnectingSiwe: withFeature('signIn', ConnectingSiweView),
    SIWXSignMessage: withFeature('signIn', ConnectingSiweView),
    AccountSessions: withFeature('signIn', AccountSessionsView),
  },
}
