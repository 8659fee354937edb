import type { KitBase } from '../../boot/kitBase.ts'
import type { CleatEvent } from '../../contract/events/cleatEvent.ts'
import { createAnalytics } from '../api/analytics/createAnalytics.ts'
import { toSentEvent } from '../api/analytics/toSentEvent.ts'
import { createExplorer } from '../api/explorer/createExplorer.ts'

/**
 * Creates the sender of a kit's events to the app's analytics service. The Explorer API, if
 * configured, can disable it (spec §4).
 */
export function createEventSender(kit: KitBase): (event: CleatEvent, timestamp: number) => void {
  const { projectId, services } = kit.controllers.options.state
  if (!services?.analytics) return () => undefined
  const explorer = services.explorer && createExplorer({ baseUrl: services.explorer, projectId })
  const analytics = createAnalytics({
    baseUrl: services.analytics,
    projectId,
    isWanted: async () =>
      explorer ? (await explorer.getAnalyticsConfig()).isAnalyticsEnabled : true,
    onRefused: () =>
      kit.controllers.alerts.show({ message: 'Invalid App Configuration', variant: 'error' }),
  })
  return (event, timestamp) => analytics.send({ props: toSentEvent(event), timestamp })
}
