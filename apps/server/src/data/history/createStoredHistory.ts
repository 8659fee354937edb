import { decodeCursor, encodeCursor } from './historyCursor.ts'
import type { HistorySource } from './historySource.ts'
import type { HistoryStore } from './historyStore.ts'
import { invalidCursor } from './invalidCursor.ts'

export declare namespace createStoredHistory {
  type Parameters = {
    store: HistoryStore
    /** Transactions per page. @default 25 */
    pageSize?: number | undefined
  }
}

/** Reads history from the service's own index. */
export function createStoredHistory(parameters: createStoredHistory.Parameters): HistorySource {
  const { store, pageSize = 25 } = parameters
  return {
    has: (chain) => chain.historyFrom !== undefined,
    async read({ chains, address, cursor, signal }) {
      const after = cursor === undefined ? undefined : decodeCursor(cursor)
      if (cursor !== undefined && !after) throw invalidCursor()
      const found = await store.page({
        chainIds: chains.map(({ id }) => id),
        account: address.toLowerCase(),
        after,
        limit: pageSize + 1,
      })
      signal.throwIfAborted()
      const page = found.slice(0, pageSize)
      const last = found.length > pageSize ? page.at(-1) : undefined
      return { transactions: page, next: last ? encodeCursor(last.cursor) : null }
    },
  }
}
