import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Card } from '../Card/Card.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import sheet from './Fact.module.css'

export type FactsProps = {
  children?: ReactNode
  /** Further facts, collapsed below the others. */
  more?: { readonly label: string; readonly facts: ReactNode } | undefined
}

/** Labelled facts in a raised box. Its children are `<Fact>`. */
export function Facts({ children, more }: FactsProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Card>
      <dl className={classes.facts}>{children}</dl>
      {more && (
        <Disclosure label={more.label}>
          <dl className={classes.facts}>{more.facts}</dl>
        </Disclosure>
      )}
    </Card>
  )
}
