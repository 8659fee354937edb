import { useFullTheme, useStyles } from '@cleat/ui/kit'
import type { JSX, ReactNode } from 'react'
import styles from './QuietContent.module.css'

export type QuietContentProps = {
  /** A round icon. Its space is reserved before it loads, so that the layout does not shift. */
  icon: ReactNode
  /** Content before the icon; its space is reserved as well. */
  lead?: ReactNode
  /** What the text means, for screen readers. */
  spoken?: string | undefined
  children: ReactNode
}

/** Content of the buttons that show state. The button needs the class `quietButton`. */
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
