/** Something that is looked up, in the shape that TanStack Query has for it. */
export type Answer<data> = {
  readonly data: data | undefined
  readonly error: Error | null
  readonly status: 'pending' | 'success' | 'error'
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** Looks it up again. */
  refetch(): void
}
