import type { ReactElement } from 'react'
import { useKeyframes } from '../../motion/useKeyframes.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './SkeletonRows.module.css'

export type SkeletonRowsProps = {
  /** What is loading, for screen readers. */
  label: string
  /** The expected number of rows. @default 4 */
  count?: number | undefined
  /** While false, the rows only reserve their space. See `useDelayedBusy`. */
  isShown: boolean
}

/** The placeholder of loading rows. */
export function SkeletonRows({ label, count = 4, isShown }: SkeletonRowsProps): ReactElement {
  const classes = useStyles(sheet)
  useKeyframes()
  return (
    <div className={classes.rows} data-shown={isShown} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => index).map((row) => (
        <span key={row} className={classes.row}>
          <span className={classes.icon} />
          <span className={classes.name} />
        </span>
      ))}
    </div>
  )
}
