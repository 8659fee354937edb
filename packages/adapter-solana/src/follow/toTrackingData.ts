import type { TrackingData } from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import type { TransactionTracker } from './transactionTracker.ts'

/** The tracking data of a transaction as it is stored until the chain has decided. */
export function toTrackingData({ last, signed, blockhash }: TransactionTracker): TrackingData {
  return {
    ...(last !== undefined && { last: String(last) }),
    ...(signed && { signed: base64.encode(signed) }),
    ...(blockhash !== undefined && { blockhash }),
  }
}
