import type { ReactNode, RefObject } from 'react'

/** What the dialog and the sheet have in common. */
export type FrameProps = {
  isOpen: boolean
  /** Where it is put in the page. */
  container: HTMLElement
  /** Says that a close was just refused. */
  isShaking: boolean
  /** Asks to close. Returns whether it did. */
  onClose: () => boolean
  /** Has the focus first. */
  initialFocus: RefObject<HTMLElement | null>
  children?: ReactNode
}
