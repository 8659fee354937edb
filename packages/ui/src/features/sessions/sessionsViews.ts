import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withFeature } from '../../shell/withFeature.tsx'
import { SmartSessionCreatedView } from './SmartSessionCreatedView/SmartSessionCreatedView.tsx'
import { SmartSessionDetailView } from './SmartSessionDetailView/SmartSessionDetailView.tsx'
import { SmartSessionListView } from './SmartSessionListView/SmartSessionListView.tsx'
import { sessionsTexts } from './texts/sessionsTexts.ts'

/** The views of permissions with their texts, in one chunk. */
export const sessionsViews: ViewGroup<
  'SmartSessionList' | 'SmartSessionDetail' | 'SmartSessionCreated'
> = {
  texts: sessionsTexts,
  views: {
    SmartSessionList: withFeature('sessions', SmartSessionListView),
    SmartSessionDetail: withFeature('sessions', SmartSessionDetailView),
    SmartSessionCreated: withFeature('sessions', SmartSessionCreatedView),
  },
}
