import { useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Whether the view that asks is the one that is shown. No as soon as it is left, though it is still seen to leave. */
export function useIsShown(): boolean {
  const { modal, router } = useKit().controllers
  const isOpen = useControllerState(modal.state, ({ open }) => open)
  const current = useControllerState(router.state, ({ history }) => history.at(-1))
  const [own] = useState(current)
  return isOpen && current === own
}
