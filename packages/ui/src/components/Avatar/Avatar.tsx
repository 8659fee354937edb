import { type ReactElement, useId } from 'react'
import { toSafeImage } from '../../format/toSafeImage.ts'
import { useStyles } from '../../style/useStyles.ts'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import sheet from './Avatar.module.css'
import { toAvatarTones } from './toAvatarTones.ts'

export type AvatarProps = {
  address: string
  /** URL of the picture that the owner chose. Drawn over the derived one once it loads. */
  src?: string | undefined
  /** In pixels. @default 40 */
  size?: number | undefined
}

/** A picture of an address: its owner's, else a derived one. Hidden from screen readers. */
export function Avatar({ address, src, size = 40 }: AvatarProps): ReactElement {
  const classes = useStyles(sheet)
  const picture = toSafeImage(src)
  if (!picture) return <Derived address={address} size={size} />
  return (
    <span className={classes.stack} aria-hidden="true">
      <Derived address={address} size={size} />
      <span className={classes.picture}>
        <RemoteImage src={picture} name="" shape="round" size={size} fallback={<span />} />
      </span>
    </span>
  )
}

function Derived({ address, size }: { address: string; size: number }): ReactElement {
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
