import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Tag.module.css'

export type TagProps = {
  /** @default 'neutral' */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | undefined
  children?: ReactNode
}

/** A word that qualifies its neighbour. At most one per row. */
export function Tag({ tone = 'neutral', children }: TagProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
