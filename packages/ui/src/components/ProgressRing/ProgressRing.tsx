import type { ReactElement, ReactNode } from 'react'
import { checkIcon } from '../../icons/checkIcon.ts'
import type { Drawing } from '../../icons/drawing.ts'
import { triangleAlertIcon } from '../../icons/triangleAlertIcon.ts'
import { xIcon } from '../../icons/xIcon.ts'
import { useKeyframes } from '../../motion/useKeyframes.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Icon } from '../Icon/Icon.tsx'
import sheet from './ProgressRing.module.css'

export type ProgressRingProps = {
  /** `declined` is the visitor's own decision, and no error. */
  state: 'pending' | 'success' | 'error' | 'declined' | 'unknown' | 'none'
  /** The shape of the icon: square for wallets, round for networks and tokens. @default 'square' */
  shape?: 'square' | 'round' | undefined
  /** The icon in the ring. */
  children?: ReactNode
}

// Once around, from the top centre.
const paths = {
  square:
    'M56 4H80A28 28 0 0 1 108 32V80A28 28 0 0 1 80 108H32A28 28 0 0 1 4 80V32A28 28 0 0 1 32 4Z',
  round: 'M56 4A52 52 0 0 1 56 108A52 52 0 0 1 56 4Z',
}

const badges: { readonly [state in ProgressRingProps['state']]?: Drawing } = {
  success: checkIcon,
  error: xIcon,
  declined: xIcon,
  unknown: triangleAlertIcon,
}

/** A ring around an icon that shows progress, and a badge for how it ended. */
export function ProgressRing(props: ProgressRingProps): ReactElement {
  const { state, shape = 'square', children } = props
  const classes = useStyles(sheet)
  useKeyframes()
  const path = paths[shape]
  const badge = badges[state]
  return (
    <div className={classes.frame} data-state={state}>
      <svg className={classes.ring} viewBox="0 0 112 112" aria-hidden="true">
        <path className={classes.track} d={path} />
        <path className={classes.arc} d={path} pathLength="100" />
      </svg>
      {children}
      {badge && (
        <span key={state} className={classes.badge}>
          <Icon of={badge} size={18} strokeWidth={2.5} />
        </span>
      )}
    </div>
  )
}
