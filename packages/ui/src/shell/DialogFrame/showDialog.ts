import { findFocused } from './findFocused.ts'
import { keepKeys } from './keepKeys.ts'
import { keepReachable } from './keepReachable.ts'
import { lockScroll } from './lockScroll.ts'
import { resolveReturnFocus } from './resolveReturnFocus.ts'

export declare namespace showDialog {
  type Parameters = {
    element: HTMLDialogElement
    nonce: string | undefined
    /** Moves the focus to where it starts. */
    focus: () => void
    /** Requests to close. Returns whether it closed. */
    ask: () => boolean
  }
}

/**
 * Shows a `<dialog>` above the page and adds what browsers lack: initial and returned focus, a trap
 * for the Tab key, a veto for Escape, and a scroll lock for the page.
 * @returns hides it
 */
export function showDialog(parameters: showDialog.Parameters): () => void {
  const { element, nonce, focus, ask } = parameters
  const document = element.ownerDocument
  const findOpener = resolveReturnFocus(findFocused(document))
  const start = () => {
    show(element)
    focus()
  }

  // The browser requests to close, such as on a phone's back gesture.
  const onCancel = (event: Event) => {
    if (event.target !== element) return
    event.preventDefault()
    ask()
  }
  // The browser may close without a request, such as after two requests. If refused, show the
  // dialog again.
  const onClosed = () => {
    if (!element.open && !ask()) start()
  }
  element.addEventListener('cancel', onCancel)
  element.addEventListener('close', onClosed)
  // Measures the page before the dialog changes it. Afterwards the browser would lay out all of
  // it again.
  const unlockScroll = lockScroll({ document, nonce })
  start()
  const stops = [
    () => element.removeEventListener('cancel', onCancel),
    () => element.removeEventListener('close', onClosed),
    keepReachable(element),
    keepKeys(element, { onEscape: ask }),
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
