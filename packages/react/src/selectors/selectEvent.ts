import type { CleatEvent } from '@cleat/core'

/** The latest event. */
export type SelectedEvent = {
  /** When it happened, in ms since the epoch. 0 before the first event. */
  readonly timestamp: number
  /** `MODAL_CREATED` is a placeholder before the first event; `onEvent` never gets it. */
  readonly data: CleatEvent | CreatedEvent
}

type CreatedEvent = {
  readonly type: 'track'
  readonly event: 'MODAL_CREATED'
  readonly properties?: undefined
}

export const noEvent: SelectedEvent = {
  timestamp: 0,
  data: { type: 'track', event: 'MODAL_CREATED' },
}

export function selectEvent(state: {
  readonly timestamp: number
  readonly data: CleatEvent | null
}): SelectedEvent {
  const { timestamp, data } = state
  return data ? { timestamp, data } : noEvent
}
