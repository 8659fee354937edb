import { useCallback, useContext, useSyncExternalStore } from 'react'
import { updateGateContext } from './updateGateContext.ts'
import { useKit } from './useKit.ts'

/**
 * Whether the visitor has opened the modal or is about to. Prefetched views send no requests before
 * that.
 */
export function useIsWanted(): boolean {
  const { modal } = useKit().controllers
  const gate = useContext(updateGateContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const update = () => gate.run(listener)
      const stops = [modal.onPrepare(update), modal.onOpen(update)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [modal, gate],
  )
  return useSyncExternalStore(subscribe, modal.isWanted)
}
