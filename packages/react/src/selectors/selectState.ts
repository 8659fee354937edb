import type { CaipNetworkId, Controllers, Namespace } from '@cleat/core'

/** The state of a kit. */
export type SelectedState = {
  /** Whether the kit runs in this page. `false` on a server and during hydration. */
  readonly initialized: boolean
  /** Whether the modal is open and its interface is still loading. */
  readonly loading: boolean
  /** Whether the modal is open. */
  readonly open: boolean
  /** CAIP-2 id of the active network. */
  readonly selectedNetworkId: CaipNetworkId | undefined
  /** The active CAIP-2 namespace. */
  readonly activeChain: Namespace | undefined
  /** The wallet that is being connected. */
  readonly connectingWallet:
    | {
        /** Id of its connector. */
        readonly id: string
        /** Name of the wallet. */
        readonly name: string
      }
    | undefined
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
