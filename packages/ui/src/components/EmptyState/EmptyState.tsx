import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './EmptyState.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  /** What is missing. */
  title?: string | undefined
  /** Why it is missing, and what to do. */
  children?: ReactNode
  /** A next step. */
  action?: ReactNode
}

/** Explains why a list is empty. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.state}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <div role="status">
        {title && <p className={classes.title}>{title}</p>}
        <p className={classes.text}>{children}</p>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
