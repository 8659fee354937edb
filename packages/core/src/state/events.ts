import { proxy } from 'valtio/vanilla'
import type {
  CleatEvent,
  EventName,
  EventProperties,
  EventSubject,
} from '../contract/events/cleatEvent.ts'

export type EventsState = {
  /** The latest event and its time in milliseconds since the epoch. */
  timestamp: number
  data: CleatEvent | null
}

export type EventsController = {
  readonly state: Readonly<EventsState>
  track<name extends EventName>(
    event: name,
    ...[properties]: EventProperties[name] extends undefined ? [] : [EventProperties[name]]
  ): void
  subscribe(listener: (event: CleatEvent) => void): () => void
  destroy(): void
}

/** Publishes events to the app, each once and in order. */
export function createEventsController(parameters: {
  onEvent?: ((event: CleatEvent) => void) | undefined
  /** The account and network in use. @default none */
  getSubject?: (() => EventSubject) | undefined
}): EventsController {
  const state = proxy<EventsState>({ timestamp: 0, data: null })
  const { getSubject = () => ({}) } = parameters
  const listeners = new Set<(event: CleatEvent) => void>()
  if (parameters.onEvent) listeners.add(parameters.onEvent)

  return {
    state,
    track(event, ...[properties]) {
      const { address, caipNetworkId }: EventSubject = getSubject()
      const data = {
        type: 'track',
        event,
        address,
        properties: { ...properties, caipNetworkId },
      } as CleatEvent
      state.data = data
      state.timestamp = Date.now()
      for (const listener of [...listeners]) notify(listener, data)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    destroy: () => listeners.clear(),
  }
}

/**
 * The app's listener may throw. The error is reported as an uncaught error of the page, and the
 * other listeners still run.
 */
function notify(listener: (event: CleatEvent) => void, event: CleatEvent): void {
  try {
    listener(event)
  } catch (error) {
    setTimeout(() => {
      throw error
    })
  }
}
