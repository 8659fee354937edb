import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import { useAuth } from '../login/useAuth.ts'
import { useLook } from '../look/useLook.ts'
import sheet from './WalletFrame.module.css'

const [least, most] = [120, 600]

/** The place of the embedded wallet's frame, as high as what it shows. */
export function WalletFrame({ height }: { height: number }): ReactElement {
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
      style={{ height: Math.min(most, Math.max(least, height || 0)) }}
    />
  )
}
