import type { ReactElement } from 'react'
import { useKeyframes } from '../../motion/useKeyframes.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Skeleton.module.css'

export type SkeletonProps = {
  /** What is loading, for screen readers. */
  label: string
  /** While false, it only reserves the space. */
  isShown: boolean
}

/** The placeholder of a loading amount. */
export function Skeleton({ label, isShown }: SkeletonProps): ReactElement {
  const classes = useStyles(sheet)
  useKeyframes()
  return <span className={classes.skeleton} data-shown={isShown} role="img" aria-label={label} />
}
