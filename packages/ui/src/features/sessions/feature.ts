import type { GetText } from '../../i18n/useText.ts'
import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
import type { Feature } from '../../shell/feature/feature.ts'

const load = createGroupLoader(async () => (await import('./sessionsViews.ts')).sessionsViews)

type Name = 'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated'

const entry = <name extends Name>(name: name) => ({
  view: load(name),
  getTitle: (text: GetText) => text('permissions.title'),
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
