import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import { useAuth } from '../login/useAuth.ts'
import { useLook } from '../look/useLook.ts'
import sheet from './WalletFrame.module.css'

const [least, most] = [120, 600]

export type WalletFrameProps = {
  /** What the frame shows, in CSS pixels. `undefined`: nothing yet, or nothing more. */
  height: number | undefined
}

/**
 * The place of the embedded wallet's frame, as high as what it shows. A view has it from its first
 * drawing to its last: a browser that cannot move a frame would load it again with each move.
 */
export function WalletFrame({ height }: WalletFrameProps): ReactElement {
  const auth = useAuth()
  const classes = useStyles(sheet)
  const look = useLook()
  const place = useRef<HTMLDivElement>(null)
  // Placed once: what is moved loses its focus.
  useLayoutEffect(() => (place.current ? auth.place(place.current) : undefined), [auth])
  useLayoutEffect(() => auth.setLook(look), [auth, look])
  return (
    <div
      ref={place}
      className={classes.frame}
      hidden={height === undefined}
      style={{ height: Math.min(most, Math.max(least, height || 0)) }}
    />
  )
}
