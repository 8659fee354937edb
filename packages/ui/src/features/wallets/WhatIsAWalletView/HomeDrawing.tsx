import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A wallet with coins. */
export function HomeDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <circle className={classes.tint} cx="40" cy="19" r="9" />
      <circle className={classes.accent} cx="25" cy="20" r="10" />
      <rect className={classes.body} x="10" y="25" width="44" height="28" rx="7" />
      <path className={classes.body} d="M54 34H43a5 5 0 0 0 0 10h11" />
      <circle className={classes.dot} cx="43.5" cy="39" r="1.75" />
    </Drawing>
  )
}
