import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Skeleton.module.css'

export type SkeletonProps = {
  /** What is loading, for screen readers. */
  label: string
  /** While false it only keeps the place. */
  isShown: boolean
}

/** Keeps the place of an amount that is loading. */
export function Skeleton({ label, isShown }: SkeletonProps): ReactElement {
  const classes = useStyles(sheet)
  return <span className={classes.skeleton} data-shown={isShown} role="img" aria-label={label} />
}
