import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Monogram.module.css'
import { toMonogram } from './toMonogram.ts'

export type MonogramProps = { name: string }

/** A letter on a colour of its own, for who has no picture. Fills its frame, whose font size is the frame's. */
export function Monogram({ name }: MonogramProps): ReactElement {
  const classes = useStyles(sheet)
  const { letter, tone } = toMonogram(name)
  return (
    <span className={classes.monogram} data-tone={tone} aria-hidden="true">
      <span className={classes.letter}>{letter}</span>
    </span>
  )
}
