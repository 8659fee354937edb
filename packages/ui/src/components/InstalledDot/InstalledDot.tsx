import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './InstalledDot.module.css'

export type InstalledDotProps = {
  /** The word for who does not see the dot. */
  label: string
}

/** Marks a wallet that is in this browser already. A trait of a row. */
export function InstalledDot({ label }: InstalledDotProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <>
      <span className={classes.dot} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
