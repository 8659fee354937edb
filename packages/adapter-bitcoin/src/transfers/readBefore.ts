import type { TrackingData } from '@cleat/core/adapter'
import type { ChainTransaction } from '../esplora/fetchTransaction.ts'

/** What the index had before the wallet was asked. */
export type Before = { readonly height: number; readonly waiting: readonly string[] }

/** Without an argument: the index did not tell. */
export function toStored({ height, waiting }: Before = { height: -1, waiting: [] }): TrackingData {
  return { height, waiting: waiting.join(' ') }
}

/**
 * Reads stored tracking data. `undefined` where the kit made the transaction, so that no other one
 * can stand in for it.
 */
export function readBefore({ height, waiting }: TrackingData = {}): Before | undefined {
  if (height === undefined && waiting === undefined) return undefined
  if (typeof height !== 'number' || typeof waiting !== 'string') return { height: -1, waiting: [] }
  return { height, waiting: waiting.split(' ') }
}

/** Whether a confirmed transaction was certainly made after the wallet was asked. */
export function isNew({ id, height }: ChainTransaction, before: Before | undefined): boolean {
  if (!before) return true
  const isAfter = before.height >= 0 && height !== undefined && height > before.height
  return isAfter && !before.waiting.includes(id)
}
