/** What TanStack Query needs to know of a question, in its own words: spread it into `useQuery` or `fetchQuery`. */
export type Query<data> = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<data>
  /** How long an answer is good for, in milliseconds. */
  readonly staleTime: number
  readonly retry: false
}

/** A question whose answer comes in pages, for `useInfiniteQuery`. */
export type PagedQuery<data> = Omit<Query<data>, 'queryFn'> & {
  readonly queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<data>
  readonly initialPageParam: number
  readonly getNextPageParam: (last: data, pages: readonly data[]) => number | undefined
}
