import { maxEntries, number, pipe, record, safeParse, string, union } from 'valibot'
import type { TrackingData } from '../../../contract/transfers/trackingData.ts'

/** In characters of JSON: a signed transaction of Solana in base64, and some numbers. */
const limit = 2048

const schema = pipe(record(string(), union([string(), number()])), maxEntries(16))

/** What an adapter, or an earlier visit, says of the way of a payment. Nothing where it is no plain data, or too much of it. */
export function readTrackingData(value: unknown): TrackingData | undefined {
  const result = safeParse(schema, value)
  if (!result.success) return undefined
  return JSON.stringify(result.output).length <= limit ? result.output : undefined
}
