import { useCallback } from 'react'
import { findNext } from '../findNext.ts'
import { useIsCurrent } from '../useIsCurrent.ts'
import { useKit } from '../useKit.ts'

/**
 * Opens the view that the visitor came for, or closes a modal that was opened to connect. Does
 * nothing once the calling view is no longer the current one.
 */
export function useFinishConnecting(): () => void {
  const { actions, controllers } = useKit()
  const { router } = controllers
  const isCurrent = useIsCurrent()
  return useCallback(() => {
    if (!isCurrent()) return
    const next = findNext(router.state.history)
    if (next) router.reset(next)
    else actions.close()
  }, [actions, router, isCurrent])
}
