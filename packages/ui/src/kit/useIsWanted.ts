import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from './useKit.ts'

/** Whether the visitor has opened the modal or seems about to. What is drawn before that asks no service. */
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
