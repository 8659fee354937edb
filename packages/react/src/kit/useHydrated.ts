import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on a server and during hydration, else true. Render browser state only when true; otherwise
 * the first render differs from the server's markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
