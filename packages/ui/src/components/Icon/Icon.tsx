import type { ComponentType, ReactElement, SVGProps } from 'react'

export type IconProps = {
  /** A drawing of `lucide-react`. */
  of: ComponentType<SVGProps<SVGSVGElement>>
  /** In pixels. @default 20 */
  size?: number | undefined
  strokeWidth?: number | undefined
}

/** A drawn icon. Says nothing to screen readers: the words beside it do. */
export function Icon({ of: Drawing, size = 20, strokeWidth = 2 }: IconProps): ReactElement {
  // Not by attributes alone: a host that sizes all its `svg` would win over them.
  return <Drawing style={{ width: size, height: size, strokeWidth }} aria-hidden="true" />
}
