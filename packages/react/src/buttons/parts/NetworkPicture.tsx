import type { CaipNetwork } from '@cleat/core'
import type { JSX } from 'react'
import { useInterface } from '../../interface/useInterface.ts'
import type { ButtonProps } from '../props/buttonProps.ts'

export type NetworkPictureProps = Pick<ButtonProps, 'size'> & {
  network: CaipNetwork
}

/** The icon of a network. It comes with the interface: the text of the button does not need it. */
export function NetworkPicture({ network, size }: NetworkPictureProps): JSX.Element | null {
  const loaded = useInterface(true)
  if (!loaded) return null
  return (
    <loaded.NetworkImage
      caipNetworkId={network.caipNetworkId}
      name={network.name}
      imageUrl={network.assets?.imageUrl}
      size={size === 'sm' ? 20 : 24}
    />
  )
}
