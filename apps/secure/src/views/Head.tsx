import { useStyles } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
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
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!hasField) ref.current?.focus({ preventScroll: true })
  }, [hasField])
  return (
    <header className={classes.head}>
      <h1 ref={ref} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children !== undefined && <p className={classes.lead}>{children}</p>}
    </header>
  )
}
