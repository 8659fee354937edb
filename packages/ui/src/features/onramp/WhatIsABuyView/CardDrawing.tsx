import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A bank card. */
export function CardDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.body} x="6" y="15" width="52" height="36" rx="7" />
      <path className={classes.tint} d="M6 24h52v8H6z" />
      <path className={classes.line} d="M14 42h12" />
      <circle className={classes.accent} cx="46" cy="42" r="5" />
    </Drawing>
  )
}
