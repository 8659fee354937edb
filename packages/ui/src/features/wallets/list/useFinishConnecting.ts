import { useCallback } from 'react'
import { findNext } from '../../../kit/findNext.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Goes on to what the visitor came for, and closes the modal where that was to connect. */
export function useFinishConnecting(): () => void {
  const { actions, controllers } = useKit()
  const { router } = controllers
  return useCallback(() => {
    const next = findNext(router.state.history)
    if (next) router.reset(next)
    else actions.close()
  }, [actions, router])
}
