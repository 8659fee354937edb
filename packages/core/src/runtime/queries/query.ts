/** Options for TanStack Query, to be spread into `useQuery` or `fetchQuery`. */
export type Query<data> = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<data>
  /** Milliseconds until an answer is stale. */
  readonly staleTime: number
  readonly retry: false
}

/** Options for `useInfiniteQuery`. */
export type PagedQuery<data, page = number> = Omit<Query<data>, 'queryFn'> & {
  readonly queryFn: (context: { signal: AbortSignal; pageParam: page }) => Promise<data>
  readonly initialPageParam: page
  readonly getNextPageParam: (last: data, pages: readonly data[]) => page | undefined
}
