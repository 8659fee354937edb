import type { Feature } from '../../shell/feature/feature.ts'
import { viewGroup } from '../../shell/feature/viewGroup.ts'

/** What the account allowed the app to do without asking. */
export const sessions: Feature<'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated'> =
  {
    id: 'sessions',
    views: viewGroup(() => import('./sessionsViews.ts'), {
      SmartSessionList: 'permissions.title',
      SmartSessionDetail: 'permissions.title',
      SmartSessionCreated: 'permissions.title',
    }),
  }
