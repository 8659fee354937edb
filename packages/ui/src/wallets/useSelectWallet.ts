import type { Namespace, RouteName } from '@cleat/core'
import type { WalletItem } from '@cleat/core/wallets'
import { useKit } from '../kit/useKit.ts'
import { useIsHandheld } from '../media/useIsHandheld.ts'

/** Leads from a wallet that was chosen to where it is connected, or to where it can be had. */
export function useSelectWallet(parameters: {
  /** Where it is chosen. */
  view: RouteName
  /** Connects only on this one. */
  namespace?: Namespace | undefined
}): (item: WalletItem, displayIndex: number) => void {
  const { events, modal, router } = useKit().controllers
  const isHandheld = useIsHandheld()

  return (item, displayIndex) => {
    const { name, wallet, connectorId } = item
    const namespace = parameters.namespace ?? modal.state.namespace
    const connectors = item.connectors.filter(({ chain }) => !namespace || chain === namespace)
    const [connector = item.connectors[0]] = connectors
    events.track('SELECT_WALLET', {
      name,
      platform: connector || !isHandheld ? 'browser' : 'mobile',
      displayIndex,
      walletRank: wallet?.order,
      view: parameters.view,
    })
    if (connector && connectors.length > 1)
      router.push({ name: 'ConnectingMultiChain', connectorId: connector.id, wallet: name })
    else if (connector)
      router.push({
        name: 'ConnectingExternal',
        connectorId: connector.id,
        namespace: connector.chain,
        wallet: name,
      })
    // Remembered, and waited for: it may be switched off, or on its way.
    else if (connectorId) router.push({ name: 'ConnectingExternal', connectorId, wallet: name })
    else if (wallet) router.push({ name: 'Downloads', wallet })
  }
}
