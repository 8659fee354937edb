import { useCallback, useRef, useState } from 'react'
import { snapshot } from 'valtio/vanilla'
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
    /** Whether the modal is to open with what is rendered hidden. */
    readonly isAsPrepared: () => boolean
  }
}

/** Renders the likely first view before the modal opens for the first time. */
export function usePreparation(parameters: usePreparation.Parameters): usePreparation.ReturnType {
  const { isPrepared, isOpen } = parameters
  const { modal, router } = useKit().controllers
  const first = useControllerState(router.state, ({ history }) => history[0])
  const lang = useRef(document.documentElement.lang)
  const [last, setLast] = useState({ first, wasOpen: isOpen, isKept: true })
  if (isOpen && !last.wasOpen) setLast({ first, wasOpen: true, isKept: last.first === first })
  const isAsPrepared = useCallback(() => {
    const { history } = snapshot(router.state)
    return (
      history.length === 1 &&
      history[0] === first &&
      modal.state.namespace === undefined &&
      document.documentElement.lang === lang.current
    )
  }, [modal, router, first])
  return {
    isWaiting: isPrepared && !last.wasOpen,
    stage: last.isKept ? 'prepared' : 'opened',
    isAsPrepared,
  }
}
