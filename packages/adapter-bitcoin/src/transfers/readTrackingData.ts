import type { TrackingData } from '@cleat/core/adapter'
import { toTransactionId } from '../base/toTransactionId.ts'
import type { Outpoint } from '../esplora/fetchTransaction.ts'

/**
 * Reads the stored coin of a payment, which a replacement spends too. `undefined` for anything
 * else.
 */
export function readTrackingData({ txid, vout }: TrackingData = {}): Outpoint | undefined {
  const id = toTransactionId(txid)
  return id !== undefined && typeof vout === 'number' && Number.isInteger(vout) && vout >= 0
    ? { txid: id, vout }
    : undefined
}
