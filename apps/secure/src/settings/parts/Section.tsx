import { useStyles } from '@cleat/ui/secure'
import { type ReactElement, type ReactNode, useId } from 'react'
import sheet from './settings.module.css'

/** A heading with its rows, which are `<li>`. */
export function Section(props: { heading: string; children?: ReactNode }): ReactElement {
  const { heading, children } = props
  const classes = useStyles(sheet)
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {heading}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets */}
      <ul className={classes.list} role="list" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}
