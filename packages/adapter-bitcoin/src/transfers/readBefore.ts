import type { TrackingData } from '@cleat/core/adapter'
import type { Before } from './before.ts'

/**
 * Reads stored tracking data. `undefined` where the kit made the transaction, so that no other one
 * can stand in for it.
 */
export function readBefore({ height, waiting }: TrackingData = {}): Before | undefined {
  if (height === undefined && waiting === undefined) return undefined
  if (typeof height !== 'number' || typeof waiting !== 'string') return { height: -1, waiting: [] }
  return { height, waiting: waiting.split(' ').filter(Boolean) }
}
