import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from './useKit.ts'

/**
 * Whether the visitor has opened the modal or is about to. Prefetched views send no requests before
 * that.
 */
export function useIsWanted(): boolean {
  const { modal } = useKit().controllers
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [modal.onPrepare(listener), modal.onOpen(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [modal],
  )
  return useSyncExternalStore(subscribe, modal.isWanted)
}
