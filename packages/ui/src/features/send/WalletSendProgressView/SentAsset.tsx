import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import type { SentFacts } from './sentFacts.ts'

/** The picture of what is sent, for the ring of its progress. */
export function SentAsset({ facts }: { facts: SentFacts }): ReactElement {
  const { network, asset } = facts.payment
  if (asset.address) return <TokenImage name={asset.symbol} imageUrl={facts.iconUrl} size={72} />
  return (
    <NetworkImage
      caipNetworkId={network.caipNetworkId}
      name={network.name}
      imageUrl={network.assets?.imageUrl}
      size={72}
    />
  )
}
