import { object, optional, picklist } from 'valibot'
import { readPendingEntries } from '../../../runtime/pendingTransactions/readPendingEntries.ts'
import {
  storedAmount,
  storedEntry,
  storedLine,
  storedTime,
} from '../../../runtime/pendingTransactions/storedFields.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'

const schema = object({
  ...storedEntry,
  type: picklist(['allowance', 'exchange']),
  from: storedLine,
  source: object(storedAmount),
  target: object(storedAmount),
  expiresAt: optional(storedTime),
})

/** Parses the steps stored by an earlier visit or another tab. Invalid ones are left out. */
export function readPendingSwaps(values: readonly unknown[]): PendingSwap[] {
  return readPendingEntries(schema, values)
}
