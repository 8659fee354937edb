/** Something that is asked for by a press, in the shape that TanStack Query has for it. */
export type Mutation<data, variables> = {
  /** What came of the last one that succeeded. */
  readonly data: data | undefined
  /** Why the last one failed. */
  readonly error: Error | null
  /** What the last one was asked with. */
  readonly variables: variables | undefined
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly isIdle: boolean
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Forgets what came of it. */
  reset(): void
}
