import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from '../../kit/useKit.ts'

export declare namespace useReadOnOpen {
  type Parameters<value> = {
    dialog: RefObject<HTMLDialogElement | null>
    isOpen: boolean
    read: (document: Document) => value
  }
  /** Takes what was read for this opening, or reads it now. */
  type ReturnType<value> = (document: Document) => value
}

/**
 * Reads something of the page when the modal is asked to open, before anything renders. Read later,
 * the browser would style and lay out the page once more.
 */
export function useReadOnOpen<value>(
  parameters: useReadOnOpen.Parameters<value>,
): useReadOnOpen.ReturnType<value> {
  const { dialog, isOpen, read } = parameters
  const { modal } = useKit().controllers
  // Open from its first render, it has not changed the page yet.
  const [first] = useState(() => (isOpen ? { value: read(document) } : undefined))
  const found = useRef(first)
  useEffect(
    () =>
      modal.onOpen(() => {
        const element = dialog.current
        const isClosed = element !== null && !element.open
        found.current = isClosed ? { value: read(element.ownerDocument) } : undefined
      }),
    [dialog, modal, read],
  )
  return useCallback(
    (document) => {
      const { value } = found.current ?? { value: read(document) }
      found.current = undefined
      return value
    },
    [read],
  )
}
