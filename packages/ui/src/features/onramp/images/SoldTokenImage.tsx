import { type CaipNetwork, parseCaipNetworkId } from '@cleat/core'
import type { PurchaseCurrency } from '@cleat/core/onramp'
import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'

export type SoldTokenImageProps = {
  currency: PurchaseCurrency
  network: CaipNetwork
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The picture of a token that is sold on a network. */
export function SoldTokenImage({ currency, network, size }: SoldTokenImageProps): ReactElement {
  const { caipNetworkId, name, assets } = network
  const picture = { caipNetworkId, name, imageUrl: assets?.imageUrl }
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const token = currency.networks.find((one) => one.reference === reference)?.token
  if (token !== undefined)
    return <TokenImage name={currency.symbol} address={token} network={picture} size={size} />
  return (
    <span aria-hidden="true">
      <NetworkImage {...picture} size={size} />
    </span>
  )
}
