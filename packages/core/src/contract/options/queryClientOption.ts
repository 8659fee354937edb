/**
 * A client of TanStack Query 5, such as `new QueryClient()` of `@tanstack/react-query`. Named by
 * its shape, since an app can have another copy of the library than Cleat.
 */
export type QueryClientOption = {
  getQueryCache(): object
  getMutationCache(): object
  mount(): void
  unmount(): void
  clear(): void
}
