import { CleatError } from '../../../base/errors/cleatError.ts'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../sdk.ts'
import { createEventId } from './createEventId.ts'

export declare namespace createAnalytics {
  type Parameters = {
    baseUrl: string
    projectId?: string | undefined
    /** Asked once, before the first event is sent. A rejection means no (spec §4). */
    isWanted: () => Promise<boolean>
    /** Told once when the service refuses this app (spec §8, HTTP 403). */
    onRefused: (error: CleatError) => void
  }
}

/** What happened and when, in milliseconds since the epoch. */
export type TimedEvent = { readonly timestamp: number; readonly props: object }

export type Analytics = {
  /** Hands an event on, after those before it. Never throws. */
  send(event: TimedEvent): void
  /** Resolves when nothing is under way. */
  settled(): Promise<void>
}

const limit = 100

/**
 * Client of the analytics service: `POST /e` (spec §7). An event that cannot be delivered waits for the next one; what waits is
 * limited, and the oldest goes first. The page's address goes without its query and fragment, which may hold secrets.
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
        // An event the service cannot read will be no better next time.
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
      const { origin, pathname, hostname } = globalThis.location
      const url = `${origin}${pathname}`
      waiting.push({ eventId: createEventId(), url, domain: hostname, timestamp, props })
      if (waiting.length > limit) waiting.shift()
      running ??= run().finally(() => {
        running = undefined
      })
    },
    settled: async () => running,
  }
}
