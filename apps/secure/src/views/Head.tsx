import { useStyles } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import sheet from './view.module.css'

/** What a view is about. Readers begin here. */
export function Head({ title, children }: { title: string; children?: ReactNode }): ReactElement {
  const classes = useStyles(sheet)
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <header className={classes.head}>
      <h1 ref={ref} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children !== undefined && <p className={classes.lead}>{children}</p>}
    </header>
  )
}
