import type { Storage } from '../../../base/storage/createStorage.ts'
import { createPendingTransactions } from '../../../runtime/pendingTransactions/createPendingTransactions.ts'
import type { PendingTransactions } from '../../../runtime/pendingTransactions/pendingTransactions.ts'
import type { PendingTransaction } from '../state/pendingTransaction.ts'
import { readPendingTransactions } from './readPendingTransactions.ts'

/** Payments of this and other tabs that are not in the history yet. */
export function createPendingPayments({
  storage,
}: {
  storage: Storage
}): PendingTransactions<PendingTransaction> {
  return createPendingTransactions({ storage, key: 'sentPayments', read: readPendingTransactions })
}
