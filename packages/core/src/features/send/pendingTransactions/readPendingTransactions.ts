import { object } from 'valibot'
import { readPendingEntries } from '../../../runtime/pendingTransactions/readPendingEntries.ts'
import {
  storedAmount,
  storedEntry,
  storedLine,
} from '../../../runtime/pendingTransactions/storedFields.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'

const schema = object({ ...storedEntry, from: storedLine, to: storedLine, ...storedAmount })

/** Parses the payments stored by an earlier visit or another tab. Invalid ones are left out. */
export function readPendingTransactions(values: readonly unknown[]): PendingTransaction[] {
  return readPendingEntries(schema, values)
}
