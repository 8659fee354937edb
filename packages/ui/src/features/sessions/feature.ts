import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./sessionsViews.ts')).sessionsViews)

/** What the account allowed the app to do without asking. */
export const sessions: Feature<'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated'> =
  {
    id: 'sessions',
    views: {
      SmartSessionList: {
        view: load('SmartSessionList'),
        getTitle: (text) => text('permissions.title'),
      },
      SmartSessionDetail: {
        view: load('SmartSessionDetail'),
        getTitle: (text) => text('permissions.title'),
      },
      SmartSessionCreated: {
        view: load('SmartSessionCreated'),
        getTitle: (text) => text('permissions.title'),
      },
    },
  }
