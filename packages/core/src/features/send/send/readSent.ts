import { readProperty } from '../../../base/errors/readProperty.ts'
import type { SentTransaction } from '../../../contract/transfers/sentTransaction.ts'
import { readTrackingData } from '../pendingTransactions/readTrackingData.ts'

/** What came back through the request pipeline for a payment. A trace of another form is left out. */
export function readSent(answer: unknown): SentTransaction {
  const trace = readTrackingData(readProperty(answer, 'trace'))
  return { hash: String(readProperty(answer, 'hash')), ...(trace && { trace }) }
}
