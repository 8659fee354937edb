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
  /** Reserves the height of two lines and two buttons, which may come later. @default false */
  isSteady?: boolean | undefined
}

/** A centred screen for one task: icon, title, sentence and actions. */
export function Task(props: TaskProps): ReactElement {
  const { icon, title, text, children, actions, isSteady } = props
  const classes = useStyles(sheet)
  return (
    <div className={classes.task} data-steady={isSteady}>
      {icon}
      <div className={classes.texts}>
        <h3 className={classes.title}>{title}</h3>
        {(text || isSteady) && <p className={classes.text}>{text}</p>}
      </div>
      {children}
      {(actions || isSteady) && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
