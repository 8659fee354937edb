import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./signInViews.ts'))
const loadSessions = createGroupLoader(() => import('./accountSessionsViews.ts'))

/** Proves to the app that an account is the visitor's. */
export const signIn: Feature<'ConnectingSiwe' | 'SIWXSignMessage' | 'AccountSessions'> = {
  id: 'signIn',
  views: {
    ConnectingSiwe: { view: load('ConnectingSiwe'), title: 'signIn.title' },
    SIWXSignMessage: { view: load('SIWXSignMessage'), title: 'signIn.title' },
    AccountSessions: { view: loadSessions('AccountSessions'), title: 'sessions.title' },
  },
}
