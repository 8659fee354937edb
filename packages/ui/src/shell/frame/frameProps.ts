import type { ReactNode, RefObject } from 'react'

/** The props of every frame. */
export type FrameProps = {
  /** The heading that names the frame. */
  titleId: string
  /** Whether a close was refused a moment ago. */
  isShaking: boolean
  /** A short message beside the content, which it must not cover. */
  notice?: ReactNode
  children?: ReactNode
}

/** Additional props of frames over the page. */
export type OverlayProps = FrameProps & {
  isOpen: boolean
  /** Whether it is rendered hidden, ready to open. */
  isWaiting: boolean
  /** Whether it fills a phone's screen. */
  isFullScreen: boolean
  /** Requests to close. Returns whether it closed. */
  onClose: () => boolean
  /** The element that gets the initial focus. */
  initialFocus: RefObject<HTMLElement | null>
}
