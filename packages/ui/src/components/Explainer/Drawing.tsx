import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Drawing.module.css'

export type DrawingProps = { children: ReactNode }

/** The frame of a small drawing beside a point. */
export function Drawing({ children }: DrawingProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <svg className={classes.drawing} viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  )
}
