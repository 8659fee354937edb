import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A passport that was checked. */
export function PassportDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.body} x="12" y="6" width="38" height="50" rx="6" />
      <circle className={classes.tint} cx="31" cy="24" r="9" />
      <path className={classes.line} d="M22 42h18M25 48h12" />
      <circle className={classes.accent} cx="48" cy="50" r="9" />
      <path className={classes.tick} d="M44 50l3 3 5-6" />
    </Drawing>
  )
}
