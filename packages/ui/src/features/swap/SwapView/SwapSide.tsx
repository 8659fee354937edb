import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './SwapSide.module.css'

export type SwapSideProps = {
  /** Names the side. */
  label: string
  /** Stands at the end of the label's line. */
  funds: ReactNode
  /** The amount. */
  children: ReactNode
  /** Chooses the token. */
  picker: ReactNode
  /** Below the amount. Its height is reserved. */
  note: ReactNode
}

/** One side of a swap: an amount and its token. */
export function SwapSide(props: SwapSideProps): ReactElement {
  const { label, funds, children, picker, note } = props
  const classes = useStyles(sheet)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a line with text
    <div className={classes.side} role="group" aria-label={label}>
      <div className={classes.head}>
        <span className={classes.label} aria-hidden="true">
          {label}
        </span>
        {funds}
      </div>
      <div className={classes.main}>
        {children}
        {picker}
      </div>
      <div className={classes.note}>{note}</div>
    </div>
  )
}
