import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { ConnectingSiweView } from './ConnectingSiweView/ConnectingSiweView.tsx'
import { signInTexts } from './texts/signInTexts.ts'

/** The view of signing in with its texts, in one chunk: it opens while a wallet is waited for. */
export const signInViews: ViewGroup<'ConnectingSiwe' | 'SIWXSignMessage'> = {
  texts: signInTexts,
  views: {
    ConnectingSiwe: withFeature('signIn', ConnectingSiweView),
    SIWXSignMessage: withFeature('signIn', ConnectingSiweView),
  },
}
