import type { QueryCache } from '@cleat/core/send'
import { isCancelledError, type QueryClient } from '@tanstack/react-query'

const mostTries = 5

/**
 * What payments use of TanStack Query's client. A query that is cancelled because nobody looks at it any more, as when React mounts
 * twice, is asked again for who waits for its answer.
 */
export function toQueryCache(client: QueryClient): QueryCache {
  return {
    getQueryData: (queryKey) => client.getQueryData(queryKey),
    async fetchQuery(query) {
      for (let tries = 1; ; tries++) {
        try {
          return await client.fetchQuery(query)
        } catch (error) {
          if (!isCancelledError(error) || tries === mostTries) throw error
        }
      }
    },
    async invalidateQueries(filters) {
      // What is being asked from before would count as fresh, where nobody looks at it.
      await client.cancelQueries({ ...filters, type: 'inactive' })
      await client.invalidateQueries(filters)
    },
  }
}
