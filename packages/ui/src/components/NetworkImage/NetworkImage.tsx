import type { ReactElement } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { toNetworkIcon } from '../RemoteImage/registryIcons.ts'

export type NetworkImageProps = {
  caipNetworkId: string
  name: string
  /** What the app gave: a data URI or an https URL. The registry's icon stands in where it cannot be shown. */
  imageUrl?: string | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a network. Round, which tells it from a wallet. */
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
