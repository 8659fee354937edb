import { CleatError } from '../../../base/errors/cleatError.ts'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../sdk.ts'
import { createEventId } from './createEventId.ts'

export declare namespace createAnalytics {
  type Parameters = {
    baseUrl: string
    projectId?: string | undefined
    /** Called once, before the first event is sent. A rejection disables analytics (spec §4). */
    isWanted: () => Promise<boolean>
    /** Called once if the service refuses this app (spec §8, HTTP 403). */
    onRefused: (error: CleatError) => void
  }
}

/** An event and its time in milliseconds since the epoch. */
export type TimedEvent = { readonly timestamp: number; readonly props: object }

export type Analytics = {
  /** Queues an event. Never throws. */
  send(event: TimedEvent): void
  /** Resolves when no request is pending. */
  settled(): Promise<void>
}

const limit = 100

/**
 * Client of the analytics service: `POST /e` (spec §7). An undelivered event is sent again with the
 * next one. The queue is limited and drops the oldest events. Of the page's URL only the origin is
 * sent: paths may name accounts, queries and fragments may contain secrets.
 */
export function createAnalytics(parameters: createAnalytics.Parameters): Analytics {
  const { baseUrl, projectId, isWanted, onRefused } = parameters
  const http = createHttp({ baseUrl, query: sdkQuery(projectId), service: 'analytics service' })
  const waiting: object[] = []
  let wanted: Promise<boolean> | undefined
  let isStopped = false
  let running: Promise<void> | undefined

  const run = async () => {
    wanted ??= isWanted().catch(() => false)
    if (!(await wanted)) stop()
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await http.post('/e', next)
      } catch (error) {
        if (!(error instanceof CleatError)) return stop()
        if (error.code === 'SERVICE_FORBIDDEN') {
          stop()
          onRefused(error)
        }
        // The service cannot parse this event, so a retry would fail again.
        if (error.code !== 'SERVICE_BAD_ANSWER') return
      }
      waiting.shift()
    }
  }
  const stop = () => {
    isStopped = true
    waiting.length = 0
  }

  return {
    send({ timestamp, props }) {
      if (isStopped) return
      const { origin: url, hostname } = globalThis.location
      waiting.push({ eventId: createEventId(), url, domain: hostname, timestamp, props })
      if (waiting.length > limit) waiting.shift()
      running ??= run().finally(() => {
        running = undefined
      })
    },
    settled: async () => running,
  }
}
