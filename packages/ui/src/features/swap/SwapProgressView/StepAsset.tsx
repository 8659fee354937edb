import type { ReactElement } from 'react'
import { NetworkImage } from '../../../components/NetworkImage/NetworkImage.tsx'
import { TokenImage } from '../../../components/TokenImage/TokenImage.tsx'
import type { SwapFacts } from './swapFacts.ts'

/** The picture of the token that a step is about, for the ring of its progress. */
export function StepAsset({ facts }: { facts: SwapFacts }): ReactElement {
  const { prepared, type, icons } = facts
  const { network } = prepared.swap
  const side = type === 'reset' || type === 'approve' || type === 'permit' ? 'source' : 'target'
  const { address, symbol } = prepared.swap[side]
  if (address) return <TokenImage name={symbol} imageUrl={icons[side]} size={72} />
  return (
    <NetworkImage
      caipNetworkId={network.caipNetworkId}
      name={network.name}
      imageUrl={network.assets?.imageUrl}
      size={72}
    />
  )
}
