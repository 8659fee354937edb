import type { QueryClient } from '@tanstack/query-core'

/** Has answers fetched again: at once where a view follows them, else when one does. */
export async function expireQueries(
  client: QueryClient,
  queries: readonly { queryKey: readonly unknown[] }[],
): Promise<void> {
  // An answer that is on its way would count as fresh where no view follows it.
  await Promise.all(
    queries.map(({ queryKey }) => client.cancelQueries({ queryKey, type: 'inactive' })),
  )
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
}
