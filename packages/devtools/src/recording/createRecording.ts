import type { CleatEvent, Kit } from '@cleat/core'
import type { RequestReport } from '@cleat/core/runtime'
import { applyReport } from './applyReport.ts'
import type { RequestRecord } from './requestRecord.ts'

/** An event and the time of day, in milliseconds since the epoch. */
export type EventRecord = {
  readonly id: number
  readonly at: number
  readonly event: CleatEvent
}

/** What happened in a kit since it is recorded, oldest first. */
export type RecordingState = {
  readonly requests: readonly RequestRecord[]
  readonly events: readonly EventRecord[]
  /** How many events were left out, because only the newest are kept. */
  readonly droppedEvents: number
}

export type Recording = {
  /** The same object until something happens. */
  read(): RecordingState
  /** Calls back once per frame in which something happened. Returns what stops it. */
  subscribe(listener: () => void): () => void
  clearRequests(): void
  clearEvents(): void
  stop(): void
}

/** How many are kept. */
export const recordingLimits = { requests: 200, events: 1000 } as const

/**
 * Records the requests and events of a kit. Requests are observed in the runtime, which is loaded
 * for that. What happens while nothing subscribes costs as much as a push to a list.
 */
export function createRecording(kit: Kit): Recording {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let requests: RequestRecord[] = []
  let events: EventRecord[] = []
  let count = 0
  let droppedEvents = 0
  let state: RecordingState | undefined
  let frame: ReturnType<typeof setTimeout> | undefined

  const changed = () => {
    state = undefined
    if (listeners.size === 0) return
    frame ??= setTimeout(() => {
      frame = undefined
      for (const listener of [...listeners]) listener()
    }, 16)
  }
  const onReport = (report: RequestReport) => {
    const at = requests.findLastIndex(({ id }) => id === report.id)
    const record = applyReport(requests[at], report)
    if (!record) return
    if (at === -1) requests = [...requests, record].slice(-recordingLimits.requests)
    else requests = requests.with(at, record)
    changed()
  }
  const onEvent = (event: CleatEvent) => {
    count += 1
    events.push({ id: count, at: Date.now(), event })
    // Twice as many before the oldest half goes, so that a push is all that most events cost.
    if (events.length >= 2 * recordingLimits.events) {
      droppedEvents += events.length - recordingLimits.events
      events = events.slice(-recordingLimits.events)
    }
    changed()
  }
  const stopEvents = kit.controllers.events.subscribe(onEvent)
  kit.runtime.load().then(
    (runtime) => {
      if (stopping.signal.aborted) return
      const stop = runtime.observeRequests(onReport)
      stopping.signal.addEventListener('abort', stop)
      changed()
    },
    // Without a runtime there are no requests. What needs it says why.
    () => undefined,
  )

  return {
    read() {
      state ??= {
        requests,
        events: events.slice(-recordingLimits.events),
        droppedEvents: droppedEvents + Math.max(0, events.length - recordingLimits.events),
      }
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clearRequests() {
      requests = []
      changed()
    },
    clearEvents() {
      events = []
      droppedEvents = 0
      changed()
    },
    stop() {
      stopEvents()
      stopping.abort()
      listeners.clear()
      clearTimeout(frame)
    },
  }
}
