import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from './useKit.ts'

/**
 * Whether the visitor has opened the modal or is about to. Prefetched views send no requests before
 * that. With `isAsked: false` it is false, and a view with nothing to request renders no second
 * time.
 */
export function useIsWanted({ isAsked = true }: { isAsked?: boolean } = {}): boolean {
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
  return useSyncExternalStore(subscribe, () => isAsked && modal.isWanted())
}
