import type { WalletItem } from '@cleat/core/wallets'
import { type ReactElement, useContext } from 'react'
import { Row } from '../components/Row/Row.tsx'
import { WalletImage } from '../components/WalletImage/WalletImage.tsx'
import { preloadContext } from '../modal/viewLoading/preloadContext.ts'
import { WalletTrait } from './WalletTrait.tsx'

export type WalletRowProps = {
  item: WalletItem
  /** Whether a heading says that it is installed. */
  isUnderInstalled?: boolean | undefined
  /** Why it cannot be chosen yet. */
  refuse?: (() => void) | undefined
  onPress: () => void
}

/** A wallet in a list. */
export function WalletRow(props: WalletRowProps): ReactElement {
  const { item, isUnderInstalled = false, refuse, onPress } = props
  const { name, imageUrl, imageId, connectors } = item
  const preload = useContext(preloadContext)
  return (
    <Row
      icon={<WalletImage name={name} imageUrl={imageUrl} imageId={imageId} />}
      name={name}
      trait={<WalletTrait item={item} isUnderInstalled={isUnderInstalled} />}
      isDisabled={refuse !== undefined}
      onRefuse={refuse}
      onIntent={() => {
        if (connectors.length > 1) preload('ConnectingMultiChain')
        else if (connectors.length === 0) preload('Downloads')
      }}
      onPress={onPress}
    />
  )
}
