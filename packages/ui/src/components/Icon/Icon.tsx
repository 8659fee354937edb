import type { ReactElement } from 'react'
import type { Drawing } from '../../icons/drawing.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Icon.module.css'

export type IconProps = {
  of: Drawing
  /** In pixels. @default 20 */
  size?: number | undefined
  strokeWidth?: number | undefined
}

/**
 * An icon, hidden from screen readers. Directional icons are mirrored in right-to-left languages.
 */
export function Icon({
  of: { d, isMirrored },
  size = 20,
  strokeWidth = 2,
}: IconProps): ReactElement {
  const classes = useStyles(sheet)
  // Attributes alone lose to host styles that size every `svg`.
  return (
    <svg
      className={isMirrored ? classes.mirrored : undefined}
      data-icon=""
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ width: size, height: size, strokeWidth }}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
