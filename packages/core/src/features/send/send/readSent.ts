import { readProperty } from '../../../base/errors/readProperty.ts'
import type { SentTransaction } from '../../../contract/transfers/sentTransaction.ts'
import { readTrackingData } from '../pendingTransactions/readTrackingData.ts'

/** What came back through the request pipeline for a payment. Tracking data of another form is left out. */
export function readSent(answer: unknown): SentTransaction {
  const trackingData = readTrackingData(readProperty(answer, 'trackingData'))
  return { hash: String(readProperty(answer, 'hash')), ...(trackingData && { trackingData }) }
}
