import { useFullTheme, useStyles } from '@cleat/ui/kit'
import type { JSX, ReactNode } from 'react'
import styles from './QuietContent.module.css'

export type QuietContentProps = {
  /** Round. Its place is kept free until it is there, so that nothing jumps. */
  icon: ReactNode
  /** Before the icon, in a place that is kept free as well. */
  lead?: ReactNode
  /** What the text is, for those who do not see the button. */
  spoken?: string | undefined
  children: ReactNode
}

/** The content of the buttons that tell something. The button has to have the class of `quietButton`. */
export function QuietContent({ icon, lead, spoken, children }: QuietContentProps): JSX.Element {
  useFullTheme()
  const classes = useStyles(styles)
  return (
    <>
      {lead !== undefined && <span className={classes.lead}>{lead}</span>}
      <span className={classes.icon}>{icon}</span>
      {spoken && <span className={classes.spoken}>{spoken} </span>}
      {children}
    </>
  )
}

export const quietButton: string | undefined = styles.classes.button
