import type { ReactElement } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'

export type WalletImageProps = {
  name: string
  src?: string | undefined
  /** In pixels. @default 36 */
  size?: 24 | 36 | 72 | undefined
}

/** The icon of a wallet. */
export function WalletImage({ name, src, size }: WalletImageProps): ReactElement {
  return <RemoteImage src={src} name={name} shape="square" size={size} />
}
