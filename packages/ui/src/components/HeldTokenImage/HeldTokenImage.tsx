import type { CaipNetwork } from '@cleat/core'
import type { TokenBalance } from '@cleat/core/data'
import type { ReactElement } from 'react'
import { NetworkImage } from '../NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../TokenImage/TokenImage.tsx'

export type HeldTokenImageProps = {
  token: Pick<TokenBalance, 'symbol' | 'address' | 'iconUrl'>
  network: CaipNetwork
  /** Whether a token shows its network. @default true */
  hasBadge?: boolean | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The picture of a token with its network. The native currency shows the network only. */
export function HeldTokenImage(props: HeldTokenImageProps): ReactElement {
  const { token, network, hasBadge, size } = props
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
        hasBadge={hasBadge}
        size={size}
      />
    )
  return (
    <span aria-hidden="true">
      <NetworkImage {...picture} size={size} />
    </span>
  )
}
