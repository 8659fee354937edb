import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A request with two answers. */
export function SayDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <rect className={classes.body} x="10" y="10" width="44" height="44" rx="9" />
      <path className={classes.line} d="M19 21h20M19 28h13" />
      <rect className={classes.tint} x="18" y="37" width="12" height="9" rx="4.5" />
      <rect className={classes.accent} x="33" y="37" width="14" height="9" rx="4.5" />
      <path className={classes.tick} d="m37.5 41.5 2 2 3.5-3.75" />
    </Drawing>
  )
}
