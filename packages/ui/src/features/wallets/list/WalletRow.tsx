import type { WalletItem } from '@cleat/core/wallets'
import { type ReactElement, useContext } from 'react'
import { IconTile } from '../../../components/IconTile/IconTile.tsx'
import type { AppLink } from '../../../components/Link/revealHref.ts'
import { Row } from '../../../components/Row/Row.tsx'
import { WalletImage } from '../../../components/WalletImage/WalletImage.tsx'
import { qrCodeIcon } from '../../../icons/qrCodeIcon.ts'
import { smartphoneIcon } from '../../../icons/smartphoneIcon.ts'
import { useFindWalletRoute } from '../../../kit/wallets/useFindWalletRoute.ts'
import { useIsHandheld } from '../../../media/useIsHandheld.ts'
import { preloadContext } from '../../../shell/feature/preloadContext.ts'
import { useWalletTrait } from './useWalletTrait.tsx'

export type WalletRowProps = {
  item: WalletItem
  /** Whether it is below the heading of installed wallets. */
  isUnderInstalled?: boolean | undefined
  /** Explains why it cannot be chosen yet. */
  refuse?: (() => void) | undefined
  /** The link that opens it on this device. */
  link?: AppLink | undefined
  onPress: () => void
}

/** A wallet in a list. */
export function WalletRow(props: WalletRowProps): ReactElement {
  const { item, isUnderInstalled = false, refuse, link, onPress } = props
  const { name, imageUrl, imageId, connectors } = item
  const preload = useContext(preloadContext)
  const find = useFindWalletRoute(undefined)
  const isHandheld = useIsHandheld()
  const trait = useWalletTrait({ item, isUnderInstalled })
  // The QR code's row is no wallet, so it has no picture.
  const isPairing = connectors[0]?.type === 'WALLET_CONNECT'
  return (
    <Row
      icon={
        isPairing && !imageUrl ? (
          <IconTile of={isHandheld ? smartphoneIcon : qrCodeIcon} />
        ) : (
          <WalletImage name={name} imageUrl={imageUrl} imageId={imageId} />
        )
      }
      name={name}
      trait={trait}
      isHeld={refuse !== undefined}
      link={link}
      onRefuse={refuse}
      onIntent={() => {
        const found = find(item)
        if (found) preload(found.route.name)
      }}
      onPress={onPress}
    />
  )
}
