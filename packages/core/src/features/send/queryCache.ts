import type { Query } from '../../runtime/queries/query.ts'

/** What is used of the place where answers are kept. TanStack Query's client fits. */
export type QueryCache = {
  /** An answer that is there, however old. */
  getQueryData(queryKey: readonly unknown[]): unknown
  fetchQuery<data>(query: Query<data>): Promise<data>
  /** Has them asked again: at once where somebody looks at them, else when somebody does. */
  invalidateQueries(filters: { queryKey: readonly unknown[] }): Promise<void>
}
