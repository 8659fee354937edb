import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ProgressRing.module.css'

export type ProgressRingProps = {
  state: 'pending' | 'success' | 'error' | 'none'
  /** What stands in the ring. */
  children?: ReactNode
  /** A mark at its corner. */
  badge?: ReactNode
}

// A square with round corners, once around, starting at the middle of its top.
const path =
  'M56 4H80A28 28 0 0 1 108 32V80A28 28 0 0 1 80 108H32A28 28 0 0 1 4 80V32A28 28 0 0 1 32 4Z'

/** A ring around a wallet's icon that says how its work goes. */
export function ProgressRing({ state, badge, children }: ProgressRingProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.frame} data-state={state}>
      <svg className={classes.ring} viewBox="0 0 112 112" aria-hidden="true">
        <path className={classes.track} d={path} />
        <path className={classes.arc} d={path} pathLength="100" />
      </svg>
      {children}
      {badge && <span className={classes.badge}>{badge}</span>}
    </div>
  )
}
