import { Drawer } from '@base-ui/react/drawer'
import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { dropEmptyStyles } from '../dropEmptyStyles.ts'
import type { FrameProps } from '../frameProps.ts'
import scrimSheet from '../scrim.module.css'
import sheet from './SheetFrame.module.css'

/** The modal on a phone: a sheet at the bottom that follows the finger. */
export function SheetFrame(props: FrameProps): ReactElement {
  const { isOpen, container, isShaking, onClose, initialFocus, children } = props
  const scrim = useStyles(scrimSheet)
  const classes = useStyles(sheet)
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && !onClose()) details.cancel()
      }}
      onOpenChangeComplete={(open) => {
        if (!open) dropEmptyStyles(container.ownerDocument)
      }}
    >
      <Drawer.Portal container={container}>
        <Drawer.Backdrop className={scrim.scrim} />
        <Drawer.Viewport className={classes.viewport}>
          <Drawer.Popup
            className={classes.popup}
            data-shaking={isShaking}
            initialFocus={initialFocus}
          >
            <div className={classes.handle} />
            {children}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
