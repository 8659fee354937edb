import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './QrCode.module.css'

export type QrSkeletonProps = {
  /** What is loading, for screen readers. */
  label: string
  /** While false it only keeps the place. See `useDelayedBusy`. */
  isShown: boolean
  /** In pixels, as that of the code. @default 296 */
  size?: number | undefined
  /** What stands in the middle, as it will in the code. */
  logo?: ReactNode
}

/** Keeps the place of a QR code that is on its way. */
export function QrSkeleton(props: QrSkeletonProps): ReactElement {
  const { label, isShown, size = 296, logo } = props
  const classes = useStyles(sheet)
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
