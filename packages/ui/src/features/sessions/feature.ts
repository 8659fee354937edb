import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(() => import('./sessionsViews.ts'))

type Name = 'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  title: 'permissions.title' as const,
})

/** What the account allowed the app to do without asking. */
export const sessions: Feature<Name> = {
  id: 'sessions',
  views: {
    SmartSessionList: entry('SmartSessionList'),
    SmartSessionDetail: entry('SmartSessionDetail'),
    SmartSessionCreated: entry('SmartSessionCreated'),
  },
}
