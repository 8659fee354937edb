import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Spinner.module.css'

export type SpinnerProps = {
  /** In pixels. @default 20 */
  size?: number | undefined
}

/** A spinner. Always shown with text, because it is hidden from screen readers. */
export function Spinner({ size = 20 }: SpinnerProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <svg
      className={classes.spinner}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle className={classes.track} cx="10" cy="10" r="8" />
      <circle className={classes.arc} cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
