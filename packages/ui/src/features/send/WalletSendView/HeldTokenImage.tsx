import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'

export type HeldTokenImageProps = {
  token: Pick<TokenBalance, 'symbol' | 'address' | 'iconUrl'>
  network: CaipNetwork
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The picture of a token with its network. The native currency shows the network only. */
export function HeldTokenImage({ token, network, size }: HeldTokenImageProps): ReactElement {
  const { caipNetworkId, name, assets } = network
  const picture = { caipNetworkId, name, imageUrl: assets?.imageUrl }
  const { address, symbol, iconUrl } = token
  if (address)
    return (
      <TokenImage
        name={symbol}
        imageUrl={iconUrl}
        address={address}
        network={picture}
        size={size}
      />
    )
  return (
    <span aria-hidden="true">
      <NetworkImage {...picture} size={size} />
    </span>
  )
}
