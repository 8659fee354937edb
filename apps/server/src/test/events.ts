import { randomUUID } from 'node:crypto'
import type { AnalyticsEvent } from '../analytics/eventSchema.ts'

export function createEvent(parts: Partial<AnalyticsEvent> = {}): AnalyticsEvent {
  return {
    eventId: randomUUID(),
    url: 'https://app.example/page?token=secret',
    domain: 'app.example',
    timestamp: Date.UTC(2026, 10, 21),
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
    ...parts,
  }
}
