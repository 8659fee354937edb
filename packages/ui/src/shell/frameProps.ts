import type { ReactNode, RefObject } from 'react'

/** What every frame of the screens has in common. */
export type FrameProps = {
  /** The heading that names it. */
  titleId: string
  /** Says that a close was just refused. */
  isShaking: boolean
  children?: ReactNode
}

/** What the frames over the page need beyond that. */
export type OverlayProps = FrameProps & {
  isOpen: boolean
  /** Whether it stands out of sight, ready to be opened. */
  isWaiting: boolean
  /** Whether it fills the whole screen of a phone. */
  isFullScreen: boolean
  /** Asks to close. Returns whether it did. */
  onClose: () => boolean
  /** Has the focus first. */
  initialFocus: RefObject<HTMLElement | null>
}
