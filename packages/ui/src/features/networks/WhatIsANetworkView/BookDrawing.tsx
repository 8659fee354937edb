import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A page shared by three computers. */
export function BookDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <path className={classes.line} d="M12 15l10 8M52 15l-10 8M32 46v8" />
      <circle className={classes.accent} cx="10" cy="13" r="6" />
      <circle className={classes.accent} cx="54" cy="13" r="6" />
      <circle className={classes.accent} cx="32" cy="56" r="6" />
      <rect className={classes.body} x="19" y="14" width="26" height="32" rx="6" />
      <path className={classes.line} d="M26 23h12M26 30h12M26 37h6" />
    </Drawing>
  )
}
