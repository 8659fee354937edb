import { isCancelledError, type QueryClient } from '@tanstack/query-core'
import type { Query } from './query.ts'

const maxAttempts = 5

/**
 * Fetches an answer through the query client. A query is cancelled when the last view that follows
 * it unmounts, as when React mounts twice; it is then fetched again for the caller.
 */
export async function fetchShared<data>(client: QueryClient, query: Query<data>): Promise<data> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await client.fetchQuery(query)
    } catch (error) {
      if (!isCancelledError(error) || attempt === maxAttempts) throw error
    }
  }
}
