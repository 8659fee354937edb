import { useCallback } from 'react'
import { findNext } from '../../../kit/findNext.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Opens the view that the visitor came for, or closes a modal that was opened to connect. */
export function useFinishConnecting(): () => void {
  const { actions, controllers } = useKit()
  const { router } = controllers
  return useCallback(() => {
    const next = findNext(router.state.history)
    if (next) router.reset(next)
    else actions.close()
  }, [actions, router])
}
