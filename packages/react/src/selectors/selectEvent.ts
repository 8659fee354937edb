import type { CleatEvent } from '@cleat/core'

/** The latest event. */
export type SelectedEvent = {
  /** When it happened, in ms since the epoch. 0 before the first event. */
  readonly timestamp: number
  /** The same as `timestamp`: Cleat passes each event on at once and keeps no batch. */
  readonly lastFlush: number
  /** `MODAL_CREATED` is a placeholder before the first event; `onEvent` never gets it. */
  readonly data: CleatEvent | CreatedEvent
}

type CreatedEvent = {
  readonly type: 'track'
  readonly event: 'MODAL_CREATED'
  readonly address?: undefined
  readonly properties?: undefined
}

export const noEvent: SelectedEvent = {
  timestamp: 0,
  lastFlush: 0,
  data: { type: 'track', event: 'MODAL_CREATED' },
}

export function selectEvent(state: {
  readonly timestamp: number
  readonly data: CleatEvent | null
}): SelectedEvent {
  const { timestamp, data } = state
  return data ? { timestamp, lastFlush: timestamp, data } : noEvent
}
