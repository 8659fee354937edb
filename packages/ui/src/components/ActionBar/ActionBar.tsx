import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ActionBar.module.css'

export type ActionBarProps = {
  /** A quiet button and the primary one. */
  children?: ReactNode
}

/** The buttons of a review, which stay at the bottom while its facts scroll. */
export function ActionBar({ children }: ActionBarProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.actions} data-pinned="bottom">
      {children}
    </div>
  )
}
