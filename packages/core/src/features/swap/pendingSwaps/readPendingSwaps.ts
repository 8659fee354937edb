import {
  boolean,
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
import type { PendingSwap } from '../state/pendingSwap.ts'

const line = pipe(string(), minLength(1), maxLength(128))

const time = pipe(number(), integer(), minValue(0))

const side = object({
  token: optional(line),
  symbol: pipe(string(), minLength(1), maxLength(20)),
  decimals: pipe(number(), integer(), minValue(0), maxValue(36)),
  amount: pipe(string(), maxLength(128), regex(/^\d+(?:\.\d+)?$/)),
})

const schema = object({
  hash: line,
  caipNetworkId: custom<CaipNetworkId>(isCaipNetworkId),
  type: picklist(['allowance', 'exchange']),
  from: line,
  source: side,
  target: side,
  trackingData: optional(unknown()),
  sentAt: time,
  expiresAt: optional(time),
  spender: optional(line),
  isClosed: optional(boolean()),
  status: picklist([
    ...(['pending', 'confirmed', 'failed', 'replaced', 'dropped', 'altered', 'unproven'] as const),
  ]),
})

/** Parses the steps stored by an earlier visit or another tab. Invalid ones are left out. */
export function readPendingSwaps(values: readonly unknown[]): PendingSwap[] {
  return values.flatMap((value) => {
    const result = safeParse(schema, value)
    if (!result.success) return []
    const { trackingData: stored, ...step } = result.output
    const trackingData = readTrackingData(stored)
    return [{ ...step, ...(trackingData && { trackingData }) }]
  })
}
