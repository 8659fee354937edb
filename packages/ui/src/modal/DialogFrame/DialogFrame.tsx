import { Dialog } from '@base-ui/react/dialog'
import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { dropEmptyStyles } from '../dropEmptyStyles.ts'
import type { FrameProps } from '../frameProps.ts'
import scrimSheet from '../scrim.module.css'
import sheet from './DialogFrame.module.css'

/** The modal on a wide screen. */
export function DialogFrame(props: FrameProps): ReactElement {
  const { isOpen, container, isShaking, onClose, initialFocus, children } = props
  const scrim = useStyles(scrimSheet)
  const classes = useStyles(sheet)
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && !onClose()) details.cancel()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) dropEmptyStyles(container.ownerDocument)
      }}
    >
      <Dialog.Portal container={container}>
        <Dialog.Backdrop className={scrim.scrim} />
        <Dialog.Viewport className={classes.viewport}>
          <Dialog.Popup
            className={classes.popup}
            data-shaking={isShaking}
            initialFocus={initialFocus}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
