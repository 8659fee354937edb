import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A key in front of several doors. */
export function KeyDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.tint} x="8" y="12" width="14" height="22" rx="4" />
      <rect className={classes.tint} x="25" y="12" width="14" height="22" rx="4" />
      <rect className={classes.tint} x="42" y="12" width="14" height="22" rx="4" />
      <path className={classes.line} d="M18 23v2M35 23v2M52 23v2" />
      <circle className={classes.key} cx="22" cy="46" r="7" />
      <path className={classes.key} d="M29 46h21M44 46v5M50 46v5" />
      <circle className={classes.dot} cx="22" cy="46" r="1.75" />
    </Drawing>
  )
}
