import type { JSX, ReactNode } from 'react'
import { styles } from '../style/styles.ts'

export type BadgeTone = 'good' | 'warning' | 'bad' | 'quiet'

/** A word about a state. */
export function Badge(props: {
  readonly tone: BadgeTone
  readonly children: ReactNode
}): JSX.Element {
  return (
    <span className={styles.classes.badge} data-tone={props.tone}>
      {props.children}
    </span>
  )
}
