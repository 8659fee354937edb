import type { TrackingData } from '@cleat/core/adapter'
import type { Before } from './before.ts'

/** What the index had, as tracking data. Without an argument: the index did not tell. */
export function storeBefore(before: Before = { height: -1, waiting: [] }): TrackingData {
  return { height: before.height, waiting: before.waiting.join(' ') }
}
