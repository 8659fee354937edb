/** What TanStack Query needs to know of a question, in its own words: spread it into `useQuery` or `fetchQuery`. */
export type Query<data> = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<data>
  /** How long an answer is good for, in milliseconds. */
  readonly staleTime: number
  readonly retry: false
}

/** A question whose answer comes in pages, for `useInfiniteQuery`. */
export type PagedQuery<data, page = number> = Omit<Query<data>, 'queryFn'> & {
  readonly queryFn: (context: { signal: AbortSignal; pageParam: page }) => Promise<data>
  readonly initialPageParam: page
  readonly getNextPageParam: (last: data, pages: readonly data[]) => page | undefined
}
