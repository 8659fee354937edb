import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Monogram.module.css'
import { toMonogram } from './toMonogram.ts'

export type MonogramProps = { name: string }

/**
 * A coloured letter in place of a missing picture. Fills its frame and uses the frame's font size.
 */
export function Monogram({ name }: MonogramProps): ReactElement {
  const classes = useStyles(sheet)
  const { letter, tone } = toMonogram(name)
  return (
    <span className={classes.monogram} data-tone={tone} aria-hidden="true">
      <span className={classes.letter}>{letter}</span>
    </span>
  )
}
