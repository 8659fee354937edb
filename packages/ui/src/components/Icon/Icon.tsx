import type { ComponentType, ReactElement, SVGProps } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Icon.module.css'

export type IconProps = {
  /** A drawing of `lucide-react`. */
  of: ComponentType<SVGProps<SVGSVGElement>>
  /** In pixels. @default 20 */
  size?: number | undefined
  strokeWidth?: number | undefined
}

/**
 * An icon, hidden from screen readers. Directional icons are mirrored in right-to-left languages.
 */
export function Icon({ of: Drawing, size = 20, strokeWidth = 2 }: IconProps): ReactElement {
  const classes = useStyles(sheet)
  // Attributes alone lose to host styles that size every `svg`.
  return (
    <Drawing
      className={classes.icon}
      style={{ width: size, height: size, strokeWidth }}
      aria-hidden="true"
    />
  )
}
