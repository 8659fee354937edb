import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Notice.module.css'

export type NoticeProps = {
  variant: 'info' | 'success' | 'warning' | 'error'
  children?: ReactNode
  /** A button at its end. */
  action?: ReactNode
}

/** A tinted box with a message. */
export function Notice({ variant, children, action }: NoticeProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.notice} data-variant={variant}>
      <div className={classes.text}>{children}</div>
      {action}
    </div>
  )
}
