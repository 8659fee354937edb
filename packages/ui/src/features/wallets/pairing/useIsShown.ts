import { useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'

/** Whether the calling view is the current one. False during its leave animation. */
export function useIsShown(): boolean {
  const { modal, router } = useKit().controllers
  const isOpen = useControllerState(modal.state, ({ open }) => open)
  const current = useControllerState(router.state, ({ history }) => history.at(-1))
  const [own] = useState(current)
  return isOpen && current === own
}
