import type { TrackingData } from '@cleat/core/adapter'
import type { Outpoint } from '../esplora/readTransaction.ts'
import { toTransactionId } from '../wallet/toTransactionId.ts'

/** The coin of a payment that was known before: what takes its place spends it, too. Nothing where it is something else. */
export function readTrackingData({ txid, vout }: TrackingData = {}): Outpoint | undefined {
  const id = toTransactionId(txid)
  return id !== undefined && typeof vout === 'number' && Number.isInteger(vout) && vout >= 0
    ? { txid: id, vout }
    : undefined
}
