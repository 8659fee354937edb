import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './VisuallyHidden.module.css'

export type VisuallyHiddenProps = { children?: ReactNode }

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps): ReactElement {
  const classes = useStyles(sheet)
  return <span className={classes.hidden}>{children}</span>
}
