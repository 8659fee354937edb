import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./signInViews.ts')).signInViews)

/** Proves to the app that an account is the visitor's. */
export const signIn: Feature<'ConnectingSiwe' | 'SIWXSignMessage' | 'AccountSessions'> = {
  id: 'signIn',
  views: {
    ConnectingSiwe: { view: load('ConnectingSiwe'), getTitle: (text) => text('signIn.title') },
    SIWXSignMessage: { view: load('SIWXSignMessage'), getTitle: (text) => text('signIn.title') },
    AccountSessions: { view: load('AccountSessions'), getTitle: (text) => text('sessions.title') },
  },
}
