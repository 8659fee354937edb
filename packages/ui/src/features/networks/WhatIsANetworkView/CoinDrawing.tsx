import type { ReactElement } from 'react'
import sheet from '../../../components/Explainer/Drawing.module.css'
import { Drawing } from '../../../components/Explainer/Drawing.tsx'
import { useStyles } from '../../../style/useStyles.ts'

/** A coin with a small fee. */
export function CoinDrawing(): ReactElement {
  const classes = useStyles(sheet)
  return (
    <Drawing>
      <path className={classes.line} d="M42 23l5-5" />
      <circle className={classes.body} cx="27" cy="37" r="20" />
      <circle className={classes.tint} cx="27" cy="37" r="13" />
      <path className={classes.line} d="M27 31v12M22 37h10" />
      <circle className={classes.accent} cx="52" cy="13" r="6" />
    </Drawing>
  )
}
