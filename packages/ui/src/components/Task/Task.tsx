import type { ReactElement, ReactNode } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Task.module.css'

export type TaskProps = {
  icon: ReactNode
  title: string
  text?: ReactNode
  /** Content below the text. */
  children?: ReactNode
  /** One primary button and at most one quiet one. */
  actions?: ReactNode
}

/** A centred screen for one task: icon, title, sentence and actions. */
export function Task({ icon, title, text, children, actions }: TaskProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <div className={classes.task}>
      {icon}
      <div className={classes.texts}>
        <h3 className={classes.title}>{title}</h3>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
