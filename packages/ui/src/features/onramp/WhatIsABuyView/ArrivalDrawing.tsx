import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A coin that arrives in a wallet. */
export function ArrivalDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.body} x="6" y="30" width="52" height="28" rx="7" />
      <path className={classes.tint} d="M40 39h18v10H40a5 5 0 0 1 0-10z" />
      <path className={classes.line} d="M32 20v12M27 28l5 5 5-5" />
      <circle className={classes.accent} cx="32" cy="12" r="7" />
    </Drawing>
  )
}
