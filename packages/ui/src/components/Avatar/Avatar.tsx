import { type ReactElement, useId } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Avatar.module.css'
import { toAvatarTones } from './toAvatarTones.ts'

export type AvatarProps = {
  address: string
  /** In pixels. @default 40 */
  size?: number | undefined
}

/** A picture derived from an address. Hidden from screen readers. */
export function Avatar({ address, size = 40 }: AvatarProps): ReactElement {
  const classes = useStyles(sheet)
  const id = useId()
  const { angle, from, to, x, y } = toAvatarTones(address)
  return (
    <svg
      className={classes.avatar}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}a`} gradientTransform={`rotate(${angle} .5 .5)`}>
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient id={`${id}b`} cx={x} cy={y} r=".6">
          <stop offset="0" stopColor={to} />
          <stop offset="1" stopColor={to} stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="20" cy="20" r="20" fill={`url(#${id}a)`} />
      <circle cx="20" cy="20" r="20" fill={`url(#${id}b)`} />
    </svg>
  )
}
