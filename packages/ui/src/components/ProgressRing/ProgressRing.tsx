import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ProgressRing.module.css'

export type ProgressRingProps = {
  state: 'pending' | 'success' | 'error' | 'unknown' | 'none'
  /** The shape of the icon: square for wallets, round for networks. @default 'square' */
  shape?: 'square' | 'round' | undefined
  /** The icon in the ring. */
  children?: ReactNode
  /** A badge at its corner. */
  badge?: ReactNode
}

// Once around, from the top centre.
const paths = {
  square:
    'M56 4H80A28 28 0 0 1 108 32V80A28 28 0 0 1 80 108H32A28 28 0 0 1 4 80V32A28 28 0 0 1 32 4Z',
  round: 'M56 4A52 52 0 0 1 56 108A52 52 0 0 1 56 4Z',
}

/** A ring around an icon that shows progress, success, failure or that neither is known. */
export function ProgressRing(props: ProgressRingProps): ReactElement {
  const { state, shape = 'square', badge, children } = props
  const classes = useStyles(sheet)
  const path = paths[shape]
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
