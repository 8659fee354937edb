import type { WalletItem } from '@cleat/core/wallets'
import type { ReactNode } from 'react'
import { InstalledDot } from '../../../components/InstalledDot/InstalledDot.tsx'
import { NamespaceGlyphs } from '../../../components/NamespaceGlyphs/NamespaceGlyphs.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { useActiveNetworkName } from './useActiveNetworkName.ts'

export declare namespace useWalletTrait {
  type Parameters = {
    item: WalletItem
    /** Whether it is below the heading of installed wallets. */
    isUnderInstalled: boolean
  }
  type ReturnType = ReactNode
}

/** The trait of a wallet's row, or null. */
export function useWalletTrait(parameters: useWalletTrait.Parameters): useWalletTrait.ReturnType {
  const { item, isUnderInstalled } = parameters
  const text = useText()
  const { isHandheld } = useDevice()
  const network = useActiveNetworkName()
  const { connectors, isInstalled, isRecent, isUnverified, contestedName } = item
  const { supportsActiveChain } = item
  // On a phone this row does not open a code.
  if (connectors[0]?.type === 'WALLET_CONNECT') return isHandheld ? null : text('pairing.code')
  if (contestedName !== undefined) return text('connect.contested')
  if (isUnverified) return text('connect.unverified')
  // A wallet with a connector has an adapter for its chains.
  if (!supportsActiveChain && connectors.length === 0)
    return text('connect.otherChain', { network })
  if (connectors.length > 1 || !supportsActiveChain)
    return <NamespaceGlyphs namespaces={connectors.map(({ chain }) => chain)} />
  if (isInstalled && !isUnderInstalled) return <InstalledDot label={text('connect.isInstalled')} />
  return isRecent && !isInstalled ? text('connect.notInstalled') : null
}
