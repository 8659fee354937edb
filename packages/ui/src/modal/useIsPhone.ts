import { useCallback, useSyncExternalStore } from 'react'

const query = '(max-width: 480px)'

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  const subscribe = useCallback((onChange: () => void) => {
    const media = window.matchMedia?.(query)
    media?.addEventListener('change', onChange)
    return () => media?.removeEventListener('change', onChange)
  }, [])
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
