import {
  custom,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { type CaipNetworkId, isCaipNetworkId } from '../../../base/caip/caipNetworkId.ts'
import { readTrackingData } from '../../../runtime/pendingTransactions/readTrackingData.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'

const line = pipe(string(), minLength(1), maxLength(128))

const schema = object({
  hash: line,
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  from: line,
  to: line,
  symbol: pipe(string(), minLength(1), maxLength(20)),
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  token: optional(line),
  amount: pipe(string(), maxLength(128), regex(/^\d+(?:\.\d+)?$/)),
  trackingData: optional(unknown()),
  sentAt: pipe(number(), integer(), minValue(0)),
  status: picklist([
    ...(['pending', 'confirmed', 'failed', 'replaced', 'dropped', 'altered', 'unproven'] as const),
  ]),
})

/** Parses the payments stored by an earlier visit or another tab. Invalid ones are left out. */
export function readPendingTransactions(values: readonly unknown[]): PendingTransaction[] {
  return values.flatMap((value) => {
    const result = safeParse(schema, value)
    if (!result.success) return []
    const { trackingData: stored, ...payment } = result.output
    const trackingData = readTrackingData(stored)
    return [{ ...payment, ...(trackingData && { trackingData }) }]
  })
}
