import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** Proves to the app that an account is the visitor's. */
export const signIn: Feature<'ConnectingSiwe' | 'SIWXSignMessage' | 'AccountSessions'> = {
  id: 'signIn',
  views: {
    ...viewGroup(() => import('./signInViews.ts'), {
      ConnectingSiwe: 'signIn.title',
      SIWXSignMessage: 'signIn.title',
    }),
    ...viewGroup(() => import('./accountSessionsViews.ts'), { AccountSessions: 'sessions.title' }),
  },
}
