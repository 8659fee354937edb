import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './SkeletonRows.module.css'

export type SkeletonRowsProps = {
  /** What is loading, for screen readers. */
  label: string
  /** How many rows there may be. @default 4 */
  count?: number | undefined
  /** While false the rows only keep their place. See `useDelayedBusy`. */
  isShown: boolean
}

/** Keeps the place of rows that are loading. */
export function SkeletonRows({ label, count = 4, isShown }: SkeletonRowsProps): ReactElement {
  const classes = useStyles(sheet)
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
