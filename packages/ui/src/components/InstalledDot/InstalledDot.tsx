import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './InstalledDot.module.css'

export type InstalledDotProps = {
  /** The dot's meaning, for screen readers. */
  label: string
}

/** Marks a wallet that is installed in this browser. A trait of a row. */
export function InstalledDot({ label }: InstalledDotProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <>
      <span className={classes.dot} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
