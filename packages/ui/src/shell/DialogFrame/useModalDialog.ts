import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useKit } from '../../kit/useKit.ts'
import { adoptStyles } from '../../style/adoptStyles.ts'
import { findFocused } from './findFocused.ts'
import { keepKeys } from './keepKeys.ts'
import { keepReachable } from './keepReachable.ts'
import { readScrollLock } from './readScrollLock.ts'
import { resolveReturnFocus } from './resolveReturnFocus.ts'
import { useReadOnOpen } from './useReadOnOpen.ts'

export declare namespace useModalDialog {
  type Parameters = {
    dialog: RefObject<HTMLDialogElement | null>
    isOpen: boolean
    initialFocus: RefObject<HTMLElement | null>
    /** Requests to close. Returns whether it closed. */
    onClose: () => boolean
  }
}

/**
 * Shows a `<dialog>` above the page and adds what browsers lack: initial and returned focus, a trap
 * for the Tab key, a veto for Escape, and a scroll lock for the page.
 */
export function useModalDialog(parameters: useModalDialog.Parameters): void {
  const { dialog, isOpen, initialFocus, onClose } = parameters
  const { nonce } = useKit().controllers.options.state
  const takeScrollLock = useReadOnOpen({ dialog, isOpen, read: readScrollLock })
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
      // Without `autofocus`, the browser focuses another element first, which takes time.
      initialFocus.current?.setAttribute('autofocus', '')
      show(element)
      initialFocus.current?.focus({ preventScroll: true })
    }

    // The browser requests to close, such as on a phone's back gesture.
    const onCancel = (event: Event) => {
      if (event.target !== element) return
      event.preventDefault()
      ask.current()
    }
    // The browser may close without a request, such as after two requests. If refused, show the
    // dialog again.
    const onClosed = () => {
      if (!element.open && !ask.current()) start()
    }
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClosed)
    const css = takeScrollLock(document)
    // Before the dialog is shown. Afterwards the browser would lay out all of the page again.
    const unlockScroll = adoptStyles({ scope: document, css, nonce })
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
      // After the page has left its modal state.
      queueMicrotask(() => {
        if (!element.open) findOpener()?.focus({ preventScroll: true })
      })
    }
  }, [dialog, isOpen, initialFocus, nonce, takeScrollLock])
}

// Browsers without modal dialogs (before 2022) show it above the page by its z-index.
function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  if ('showModal' in dialog) dialog.showModal()
  else Object.assign(dialog, { open: true })
}

function hide(dialog: HTMLDialogElement): void {
  if ('close' in dialog) dialog.close()
  else Object.assign(dialog, { open: false })
}
