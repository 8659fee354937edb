import { maxEntries, number, pipe, record, safeParse, string, union } from 'valibot'
import type { TrackingData } from '../../contract/transfers/trackingData.ts'

/** In characters of JSON. Fits a signed Solana transaction in base64 and some numbers. */
const limit = 2048

const schema = pipe(record(string(), union([string(), number()])), maxEntries(16))

/**
 * Parses tracking data of an adapter or an earlier visit. `undefined` if it is not plain data or
 * too large.
 */
export function readTrackingData(value: unknown): TrackingData | undefined {
  const result = safeParse(schema, value)
  if (!result.success) return undefined
  return JSON.stringify(result.output).length <= limit ? result.output : undefined
}
