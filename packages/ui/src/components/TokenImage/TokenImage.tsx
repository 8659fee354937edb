import type { ReactElement } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { NetworkImage, type NetworkImageProps } from '../NetworkImage/NetworkImage.tsx'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { toTokenIcon } from '../RemoteImage/registryIcons.ts'
import sheet from './TokenImage.module.css'

export type TokenImageProps = {
  /** The token's symbol or name. Its first letter is the fallback. */
  name: string
  imageUrl?: string | undefined
  /** Its contract or mint on the network. The registry's icon of it is used when `imageUrl` fails. */
  address?: string | undefined
  /** The token's network, as a badge. */
  network?: Omit<NetworkImageProps, 'size'> | undefined
  /** Whether the network is shown. @default true */
  hasBadge?: boolean | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a token, with its network as a badge. */
export function TokenImage(props: TokenImageProps): ReactElement {
  const { name, imageUrl, address, network, hasBadge = true, size = 36 } = props
  const classes = useStyles(sheet)
  const icon =
    address && network ? toTokenIcon({ caipNetworkId: network.caipNetworkId, address }) : undefined
  return (
    <span className={classes.token} aria-hidden="true">
      <RemoteImage src={imageUrl} icon={icon} name={name} shape="round" size={size} />
      {network && hasBadge && (
        <span className={classes.badge}>
          <NetworkImage {...network} size={Math.round(size * 0.22) * 2} />
        </span>
      )}
    </span>
  )
}
