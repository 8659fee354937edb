import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './WalletSendPreviewView.module.css'

export type FactProps = {
  label: string
  /** Puts the value below its label, if it needs the space. */
  isTall?: boolean | undefined
  children?: ReactNode
}

/** A labelled fact about a payment. */
export function Fact({ label, isTall, children }: FactProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.fact} data-tall={isTall}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}
