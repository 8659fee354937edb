import type { ReactElement } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { toNetworkIcon } from '../RemoteImage/registryIcons.ts'

export type NetworkImageProps = {
  caipNetworkId: string
  name: string
  /** The app's image: a data URI or an https URL. The registry's icon is the fallback. */
  imageUrl?: string | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a network. It is round; wallets are square. */
export function NetworkImage(props: NetworkImageProps): ReactElement {
  const { caipNetworkId, name, imageUrl, size } = props
  return (
    <RemoteImage
      src={imageUrl}
      icon={toNetworkIcon(caipNetworkId)}
      name={name}
      shape="round"
      size={size}
    />
  )
}
