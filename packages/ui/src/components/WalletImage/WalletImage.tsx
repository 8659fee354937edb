import type { ReactElement } from 'react'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { toWalletIcon } from '../RemoteImage/registryIcons.ts'

export type WalletImageProps = {
  name: string
  /** What the wallet announced or the app gave: a data URI or an https URL. */
  imageUrl?: string | undefined
  /** Names an icon of the registry. It stands in where `imageUrl` cannot be shown. */
  imageId?: string | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a wallet. */
export function WalletImage({ name, imageUrl, imageId, size }: WalletImageProps): ReactElement {
  return (
    <RemoteImage
      src={imageUrl}
      icon={toWalletIcon(imageId)}
      name={name}
      shape="square"
      size={size}
    />
  )
}
