import type { OnrampOrder } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import { useOrderNetwork } from '../orders/useOrderNetwork.ts'

export type OrderImageProps = {
  order: OnrampOrder
  /** In pixels. @default 36 */
  size?: number | undefined
  /** Whether a token shows its network. @default true */
  hasBadge?: boolean | undefined
}

/** The picture of what is bought. */
export function OrderImage({ order, size, hasBadge }: OrderImageProps): ReactElement {
  const { network, name } = useOrderNetwork(order)
  const { caipNetworkId, asset } = order
  const picture = { caipNetworkId, name, imageUrl: network?.assets?.imageUrl }
  if (asset.token !== undefined)
    return (
      <TokenImage
        {...{ name: asset.symbol, address: asset.token, network: picture, size, hasBadge }}
      />
    )
  return (
    <span aria-hidden="true">
      <NetworkImage {...picture} size={size} />
    </span>
  )
}
