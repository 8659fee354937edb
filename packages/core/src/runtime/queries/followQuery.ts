import { type QueryClient, QueryObserver } from '@tanstack/query-core'
import type { Query } from './query.ts'

/** A query that is followed. */
export type FollowedQuery = {
  /** Asks again, also where the answer is fresh. */
  refetch(): void
  stop(): void
}

/** An answer, as far as there is one. A failed request keeps the answer before it. */
export type FollowedAnswer<data> = {
  readonly data: data | undefined
  readonly error: unknown
}

/** Follows a query: asks at once, keeps the answer in the client and reports each change. */
export function followQuery<data>(
  client: QueryClient,
  query: Query<data>,
  onChange: (answer: FollowedAnswer<data>) => void,
): FollowedQuery {
  const observer = new QueryObserver<data>(client, {
    ...query,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  const report = ({ data, error }: FollowedAnswer<data>) => onChange({ data, error })
  const stop = observer.subscribe(report)
  report(observer.getCurrentResult())
  return {
    stop,
    refetch: () => void observer.refetch(),
  }
}
