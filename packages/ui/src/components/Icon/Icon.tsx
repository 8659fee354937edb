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
 * A drawn icon. Says nothing to screen readers: the words beside it do. One that points where reading goes is mirrored
 * where that is to the left.
 */
export function Icon({ of: Drawing, size = 20, strokeWidth = 2 }: IconProps): ReactElement {
  const classes = useStyles(sheet)
  // Not by attributes alone: a host that sizes all its `svg` would win over them.
  return (
    <Drawing
      className={classes.icon}
      style={{ width: size, height: size, strokeWidth }}
      aria-hidden="true"
    />
  )
}
