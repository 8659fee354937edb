import { useState } from 'react'
import { useControllerState } from '../../kit/useControllerState.ts'
import { useKit } from '../../kit/useKit.ts'

export declare namespace usePreparation {
  type Parameters = { isPrepared: boolean; isOpen: boolean }
  type ReturnType = {
    /** Whether the first view is rendered hidden until the modal opens. */
    readonly isWaiting: boolean
    /**
     * Changes when the modal opens with another view than the prepared one, which then must not
     * animate.
     */
    readonly stage: 'prepared' | 'opened'
  }
}

/** Renders the likely first view before the modal opens for the first time. */
export function usePreparation(parameters: usePreparation.Parameters): usePreparation.ReturnType {
  const { isPrepared, isOpen } = parameters
  const first = useControllerState(useKit().controllers.router.state, ({ history }) => history[0])
  const [last, setLast] = useState({ first, wasOpen: isOpen, isKept: true })
  if (isOpen && !last.wasOpen) setLast({ first, wasOpen: true, isKept: last.first === first })
  return {
    isWaiting: isPrepared && !last.wasOpen,
    stage: last.isKept ? 'prepared' : 'opened',
  }
}
