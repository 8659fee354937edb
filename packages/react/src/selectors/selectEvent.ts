import type { CleatEvent } from '@cleat/core'

/** The latest thing that happened, and when, in milliseconds since the epoch. */
export type SelectedEvent = {
  readonly timestamp: number
  /** `MODAL_CREATED` stands in until something happens; `onEvent` is never told of it. */
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
