import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './EmptyState.module.css'

export type EmptyStateProps = { children?: ReactNode }

/** Says why a list has nothing to show. */
export function EmptyState({ children }: EmptyStateProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <p className={classes.text} role="status">
      {children}
    </p>
  )
}
