import { readProperty } from '../../base/errors/readProperty.ts'
import type { SentTransaction } from '../../contract/transfers/sentTransaction.ts'
import { readTrackingData } from '../pendingTransactions/readTrackingData.ts'

/** Parses the request pipeline's result of a payment. Invalid tracking data is left out. */
export function readSent(answer: unknown): SentTransaction {
  const trackingData = readTrackingData(readProperty(answer, 'trackingData'))
  return { hash: String(readProperty(answer, 'hash')), ...(trackingData && { trackingData }) }
}
