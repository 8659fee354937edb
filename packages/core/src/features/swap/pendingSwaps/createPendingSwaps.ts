import type { Storage } from '../../../base/storage/createStorage.ts'
import { createPendingTransactions } from '../../../runtime/pendingTransactions/createPendingTransactions.ts'
import type { PendingTransactions } from '../../../runtime/pendingTransactions/pendingTransactions.ts'
import type { PendingSwap } from '../state/pendingSwap.ts'
import { readPendingSwaps } from './readPendingSwaps.ts'

/** Steps of swaps of this and other tabs that are not in the history yet. */
export function createPendingSwaps({
  storage,
}: {
  storage: Storage
}): PendingTransactions<PendingSwap> {
  return createPendingTransactions({ storage, key: 'sentSwaps', read: readPendingSwaps })
}
