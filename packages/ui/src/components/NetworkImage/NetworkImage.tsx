import type { ReactElement } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'

export type NetworkImageProps = {
  name: string
  src?: string | undefined
}

/** The icon of a network. Round, which tells it from a wallet. */
export function NetworkImage({ name, src }: NetworkImageProps): ReactElement {
  return <RemoteImage src={src} name={name} shape="round" />
}
