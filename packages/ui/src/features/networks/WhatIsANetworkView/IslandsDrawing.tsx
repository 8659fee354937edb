import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** The same address in two places, with different balances. */
export function IslandsDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.body} x="6" y="12" width="23" height="40" rx="6" />
      <rect className={classes.body} x="35" y="12" width="23" height="40" rx="6" />
      <circle className={classes.accent} cx="17.5" cy="22" r="5" />
      <circle className={classes.accent} cx="46.5" cy="22" r="5" />
      <path className={classes.line} d="M12.5 45h10M12.5 39h10M12.5 33h10M41.5 45h10" />
    </Drawing>
  )
}
