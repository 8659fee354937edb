import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Card.module.css'

export type CardProps = { children?: ReactNode }

/** A raised box around related content. */
export function Card({ children }: CardProps): ReactElement {
  const classes = useStyles(sheet)
  return <div className={classes.card}>{children}</div>
}
