import { useState } from 'react'
import { useControllerState } from '../kit/useControllerState.ts'
import { useKit } from '../kit/useKit.ts'

export declare namespace usePreparation {
  type Parameters = { isPrepared: boolean; isOpen: boolean }
  type ReturnType = {
    /** Whether the first view is drawn out of sight until the modal opens. */
    readonly isWaiting: boolean
    /** Another one when the modal opened with another view than was prepared, which then is no view to go on from. */
    readonly stage: 'prepared' | 'opened'
  }
}

/** What the visitor will probably see first is drawn before the modal opens for the first time. */
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
