import { type RefObject, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { updateGateContext } from '../../kit/updateGateContext.ts'
import { useKit } from '../../kit/useKit.ts'
import { showDialog } from './showDialog.ts'

export declare namespace useModalDialog {
  type Parameters = {
    dialog: RefObject<HTMLDialogElement | null>
    isOpen: boolean
    /** Whether the dialog is rendered hidden until it opens. */
    isWaiting: boolean
    /** Whether what is rendered hidden may be shown before it renders again. */
    isAsPrepared: () => boolean
    initialFocus: RefObject<HTMLElement | null>
    /** Requests to close. Returns whether it closed. */
    onClose: () => boolean
  }
}

/**
 * Shows a `<dialog>` while it is open. What is rendered already is shown in the tick of `open()`,
 * and views render again after the first frame.
 */
export function useModalDialog(parameters: useModalDialog.Parameters): void {
  const { dialog, isOpen, isWaiting, isAsPrepared, initialFocus, onClose } = parameters
  const { modal, options } = useKit().controllers
  const { nonce } = options.state
  const gate = useContext(updateGateContext)
  const ask = useRef(onClose)
  useEffect(() => {
    ask.current = onClose
  }, [onClose])

  const stop = useRef<(() => void) | undefined>(undefined)
  const show = useCallback(() => {
    const element = dialog.current
    if (!element || stop.current) return
    stop.current = showDialog({
      element,
      nonce,
      focus: () => initialFocus.current?.focus({ preventScroll: true }),
      ask: () => ask.current(),
    })
  }, [dialog, initialFocus, nonce])
  const hide = useCallback(() => {
    stop.current?.()
    stop.current = undefined
  }, [])

  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    const stops = [
      modal.onOpen(() => {
        if (!isAsPrepared()) return
        gate.hold()
        show()
      }),
      // Closed before it has rendered as open.
      modal.onClose(() => {
        hide()
        gate.release()
      }),
    ]
    return () => {
      for (const end of stops) end()
    }
  }, [isWaiting, isAsPrepared, modal, gate, show, hide])

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    show()
    return hide
  }, [isOpen, show, hide])

  useLayoutEffect(() => hide, [hide])
}
