import type { ReactElement, ReactNode } from 'react'
import { useKeyframes } from '../../motion/useKeyframes.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './QrCode.module.css'

export type QrSkeletonProps = {
  /** What is loading, for screen readers. */
  label: string
  /** While false, it only reserves the space. See `useDelayedBusy`. */
  isShown: boolean
  /** In pixels, like the code's. @default 296 */
  size?: number | undefined
  /** The logo in the centre, as in the code. */
  logo?: ReactNode
}

/** The placeholder of a loading QR code. */
export function QrSkeleton(props: QrSkeletonProps): ReactElement {
  const { label, isShown, size = 296, logo } = props
  const classes = useStyles(sheet)
  useKeyframes()
  return (
    <div
      className={classes.place}
      style={{ width: size }}
      data-shown={isShown}
      role="img"
      aria-label={label}
    >
      <div className={classes.face} />
      {logo && <span className={classes.logo}>{logo}</span>}
    </div>
  )
}
