import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import sheet from './Fact.module.css'

export type FactProps = {
  label: string
  /** Puts the value below its label, if it needs the space. */
  isTall?: boolean | undefined
  children?: ReactNode
  /** Further content, collapsed below the value. */
  more?: ReactNode
}

/** A labelled fact to check before the wallet is asked. */
export function Fact({ label, isTall, children, more }: FactProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={more ? classes.fold : classes.fact} data-tall={isTall}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {more ? <Disclosure label={children}>{more}</Disclosure> : children}
      </dd>
    </div>
  )
}
