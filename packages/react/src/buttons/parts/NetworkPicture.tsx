import type { CaipNetwork } from '@cleat/core'
import type * as buttonParts from '@cleat/ui/parts'
import { type JSX, useEffect, useState } from 'react'
import type { ButtonProps } from '../buttonProps.ts'

export type NetworkPictureProps = Pick<ButtonProps, 'size'> & {
  network: CaipNetwork
}

/** The icon of a network. Lazy: the text of the button does not need it. */
export function NetworkPicture({ network, size }: NetworkPictureProps): JSX.Element | null {
  const [parts, setParts] = useState<typeof buttonParts>()
  useEffect(() => {
    let isGone = false
    import('@cleat/ui/parts').then(
      (loaded) => {
        if (!isGone) setParts(loaded)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])

  if (!parts) return null
  return (
    <parts.NetworkImage
      caipNetworkId={network.caipNetworkId}
      name={network.name}
      imageUrl={network.assets?.imageUrl}
      size={size === 'sm' ? 20 : 24}
    />
  )
}
