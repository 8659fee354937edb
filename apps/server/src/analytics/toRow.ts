import type { analyticsEvents } from '../database/schema.ts'
import { cleanProps, cleanText } from './cleanProps.ts'
import type { AnalyticsEvent } from './eventSchema.ts'

/** The sender of an event, from the request's query. */
export type Sender = {
  readonly projectId?: string | undefined
  readonly st?: string | undefined
  readonly sv?: string | undefined
}

export declare namespace toRow {
  type Parameters = { event: AnalyticsEvent; sender: Sender; receivedAt: Date }
  type ReturnType = typeof analyticsEvents.$inferInsert
}

/** The stored row of an event: the page's origin only, and props after `cleanProps`. */
export function toRow({ event, sender, receivedAt }: toRow.Parameters): toRow.ReturnType {
  const { type, event: name, ...props } = event.props
  return {
    eventId: event.eventId,
    projectId: sender.projectId ?? null,
    sdkType: sender.st === undefined ? null : cleanText(sender.st),
    sdkVersion: sender.sv === undefined ? null : cleanText(sender.sv),
    type: cleanText(type),
    event: cleanText(name),
    origin: toOrigin(event.url),
    domain: cleanText(event.domain),
    props: cleanProps(props),
    occurredAt: new Date(event.timestamp),
    receivedAt,
  }
}

function toOrigin(text: string): string | null {
  const url = URL.parse(text)
  if (!url?.host) return null
  // For custom schemes of native apps, `origin` is "null".
  return `${url.protocol}//${url.host}`.slice(0, 300)
}
