import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on a server and in the first render over its markup, true ever after, and true from the first render on in an app
 * without a server. What a browser knows may be shown only when it is true, or markup and page would differ.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
