import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useKit } from '../../kit/useKit.ts'
import { findFocused } from './findFocused.ts'
import { keepKeys } from './keepKeys.ts'
import { keepReachable } from './keepReachable.ts'
import { lockScroll } from './lockScroll.ts'
import { resolveReturnFocus } from './resolveReturnFocus.ts'

export declare namespace useModalDialog {
  type Parameters = {
    dialog: RefObject<HTMLDialogElement | null>
    isOpen: boolean
    initialFocus: RefObject<HTMLElement | null>
    /** Asks to close. Returns whether it did. */
    onClose: () => boolean
  }
}

/**
 * Shows a `<dialog>` above the page, and takes care of what the browser leaves to us: where the focus starts and
 * returns to, that it does not leave by the Tab key, that Escape asks first, and that the page behind does not scroll.
 */
export function useModalDialog(parameters: useModalDialog.Parameters): void {
  const { dialog, isOpen, initialFocus, onClose } = parameters
  const { nonce } = useKit().controllers.options.state
  const ask = useRef(onClose)
  useEffect(() => {
    ask.current = onClose
  }, [onClose])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    const document = element.ownerDocument
    const opener = findFocused(document)
    const findOpener = resolveReturnFocus(opener)
    const start = () => {
      show(element)
      initialFocus.current?.focus({ preventScroll: true })
    }

    // The browser asks to close, by the back gesture of a phone for one.
    const onCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      ask.current()
    }
    // It may close without asking, as it does when asked twice. Refused, the dialog is shown again.
    const onClosed = () => {
      if (!element.open && !ask.current()) start()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClosed)
    // Measures the page before the dialog changes it: afterwards, the browser lays all of it out anew.
    const unlockScroll = lockScroll({ document, nonce })
    start()
    const stops = [
      () => element.removeEventListener('cancel', onCancel),
      () => element.removeEventListener('close', onClosed),
      keepReachable(element),
      keepKeys(element, { onEscape: () => ask.current() }),
      unlockScroll,
    ]
    return () => {
      for (const stop of stops) stop()
      hide(element)
      // When the page has become what it is without the modal.
      queueMicrotask(() => {
        if (!element.open) findOpener()?.focus({ preventScroll: true })
      })
    }
  }, [dialog, isOpen, initialFocus, nonce])
}

// Where a browser knows no modal dialogs (before 2022), it is above the page by its z-index.
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  if ('showModal' in dialog) dialog.showModal()
  else Object.assign(dialog, { open: true })
}

function hide(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close()
  else Object.assign(dialog, { open: false })
}
