import type { ReactElement } from 'react'
import { useStyles } from '../../../style/useStyles.ts'
import sheet from './NoteParts.module.css'

export type NotePartsProps = {
  /** The most important first. */
  parts: readonly string[]
}

/** A line of facts below a name. Those that do not fit are left out, and none is cut. */
export function NoteParts({ parts }: NotePartsProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.parts}>
      {parts.map((part, at) => (
        <span key={part} className={classes.part}>
          {at > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  )
}
