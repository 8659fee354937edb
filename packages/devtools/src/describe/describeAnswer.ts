import type { RequestRecord } from '../recording/requestRecord.ts'
import { nameRequest } from './describeRequest.ts'

/** What a wallet answered. A signature could be used by others, so it is only named. */
export function describeAnswer(record: RequestRecord): unknown {
  const { outcome } = record
  if (outcome.status !== 'answered') return undefined
  const name = nameRequest(record)
  return /sign/i.test(name) && !/send/i.test(name) ? '[a signature]' : outcome.answer
}
