import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './ActionBar.module.css'

export type ActionBarProps = {
  /** A quiet button and the primary one. */
  children?: ReactNode
  /** One below the other, the primary one first. @default false */
  isStacked?: boolean | undefined
}

/** The buttons of a view, which stay at the bottom while the rest scrolls. */
export function ActionBar({ children, isStacked }: ActionBarProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.actions} data-pinned="bottom" data-stacked={isStacked}>
      {children}
    </div>
  )
}
