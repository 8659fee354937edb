import type { CaipNetworkId, Controllers, Namespace } from '@cleat/core'

/** What Cleat is doing. */
export type SelectedState = {
  /** Whether Cleat runs in this page. */
  readonly initialized: boolean
  /** Whether the modal is open and its interface still on its way. */
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: Namespace | undefined
  /** The wallet that is being connected. */
  readonly connectingWallet: { readonly id: string; readonly name: string } | undefined
}

type States = {
  readonly [name in 'modal' | 'network' | 'connection' | 'connectors']: Controllers[name]['state']
}

export function selectState({ modal, network, connection, connectors }: States): SelectedState {
  const { flow } = connection
  const wallet =
    flow.status === 'pending' && connectors.connectors.find(({ id }) => id === flow.connectorId)
  return {
    initialized: true,
    loading: modal.loading,
    open: modal.open,
    selectedNetworkId: network.byNamespace[network.activeNamespace]?.caipNetwork.caipNetworkId,
    activeChain: network.activeNamespace,
    connectingWallet: wallet ? { id: wallet.id, name: wallet.name } : undefined,
  }
}
