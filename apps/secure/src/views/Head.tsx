import { useStyles } from '@cleat/ui/secure'
import type { ReactElement, ReactNode } from 'react'
import sheet from './view.module.css'

/** What a view is about. Readers begin here. */
export function Head(props: {
  title: string
  /** Whether the visitor begins in a field. @default false */
  hasField?: boolean | undefined
  children?: ReactNode
}): ReactElement {
  const { title, hasField = false, children } = props
  const classes = useStyles(sheet)
  return (
    <header className={classes.head}>
      <h1 tabIndex={-1} className={classes.title} data-start={hasField ? undefined : ''}>
        {title}
      </h1>
      {children !== undefined && <p className={classes.lead}>{children}</p>}
    </header>
  )
}
