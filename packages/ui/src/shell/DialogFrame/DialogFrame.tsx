import { type PointerEvent, type ReactElement, useRef } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import type { OverlayProps } from '../frame/frameProps.ts'
import sheet from './DialogFrame.module.css'
import { useLayoutAhead } from './useLayoutAhead.ts'
import { useModalDialog } from './useModalDialog.ts'
import { usePresence } from './usePresence.ts'
import { useSwipe } from './useSwipe.ts'
import { useVisibleArea } from './useVisibleArea.ts'

/** The longest leave animation of the stylesheet. */
const leaveMs = 240

/**
 * The modal over the page: a centred dialog on wide screens, a bottom sheet on phones. Both are one
 * native `<dialog>`: it is in the top layer, above every z-index and dialog of the host, and
 * rotating the phone keeps its state.
 */
export function DialogFrame(props: OverlayProps): ReactElement | null {
  const {
    isOpen,
    isWaiting,
    isFullScreen,
    isShaking,
    titleId,
    initialFocus,
    onClose,
    children,
    notice,
  } = props
  const classes = useStyles(sheet)
  const dialog = useRef<HTMLDialogElement>(null)
  const scrim = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const isThere = usePresence(isOpen, leaveMs)
  // These two before the dialog is shown, as the scroll lock in `useModalDialog` is.
  useVisibleArea({ dialog, isEnabled: isOpen })
  const isAhead = useLayoutAhead({ dialog, isOpen, isWaiting })
  useModalDialog({ dialog, isOpen, initialFocus, onClose })
  useSwipe({ dialog, isEnabled: isOpen && !isFullScreen, onDismiss: onClose })
  if (!isThere && !isWaiting) return null

  // Ignore drags that start inside.
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target
  }
  const onClick = () => {
    if (pressed.current === scrim.current) onClose()
  }
  return (
    // The container hides it and not the modal's root, whose many properties take time to restyle.
    <div
      className={classes.container}
      data-waiting={isWaiting}
      aria-hidden={isWaiting || undefined}
    >
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-labelledby={titleId}
        data-full-screen={isFullScreen}
        data-ahead={isAhead}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard */}
        <div
          ref={scrim}
          className={classes.scrim}
          onPointerDown={onPointerDown}
          onClick={onClick}
        />
        <div className={classes.popup} tabIndex={-1} data-shaking={isShaking}>
          <div className={classes.panel}>
            <div className={classes.handle} />
            {children}
          </div>
          <div className={classes.dock}>{notice}</div>
        </div>
      </dialog>
    </div>
  )
}
