import { type ReactElement, useContext } from 'react'
import { kitContext } from '../../kit/kitContext.ts'
import { RemoteImage } from '../RemoteImage/RemoteImage.tsx'
import { toWalletIcon } from '../RemoteImage/registryIcons.ts'

export type WalletImageProps = {
  name: string
  /** The wallet's or the app's image: a data URI or an https URL. */
  imageUrl?: string | undefined
  /** The registry's icon. Used when `imageUrl` fails. */
  imageId?: string | undefined
  /** In pixels. @default 36 */
  size?: number | undefined
}

/** The icon of a wallet. */
export function WalletImage({ name, imageUrl, imageId, size }: WalletImageProps): ReactElement {
  const kit = useContext(kitContext)
  return (
    <RemoteImage
      src={imageUrl}
      icon={toWalletIcon(imageId, kit)}
      name={name}
      shape="square"
      size={size}
    />
  )
}
