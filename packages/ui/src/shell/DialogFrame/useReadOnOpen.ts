import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useKit } from '../../kit/useKit.ts'

/**
 * Reads something of the page when the modal is asked to open, before anything renders. Read later,
 * the browser would style and lay out the page once more.
 *
 * @returns takes what was read for this opening, or reads it now
 */
export function useReadOnOpen<value>(
  dialog: RefObject<HTMLDialogElement | null>,
  read: (document: Document) => value,
): (document: Document) => value {
  const { modal } = useKit().controllers
  const found = useRef<{ value: value }>(undefined)
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
