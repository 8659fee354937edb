import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkImage, type NetworkImageProps } from '../NetworkImage/NetworkImage.tsx'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import sheet from './TokenImage.module.css'

export type TokenImageProps = {
  /** The token's symbol or name. Its first letter is the fallback. */
  name: string
  imageUrl?: string | undefined
  /** The token's network, as a badge. */
  network?: Omit<NetworkImageProps, 'size'> | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a token, with its network as a badge. */
export function TokenImage({ name, imageUrl, network, size = 36 }: TokenImageProps): ReactElement {
  const classes = useStyles(sheet)
  return (
    <span className={classes.token} aria-hidden="true">
      <RemoteImage src={imageUrl} name={name} shape="round" size={size} />
      {network && (
        <span className={classes.badge}>
          <NetworkImage {...network} size={Math.round(size * 0.22) * 2} />
        </span>
      )}
    </span>
  )
}
