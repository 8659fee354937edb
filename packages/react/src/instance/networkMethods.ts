import type { CaipNetwork, CaipNetworkId, Kit, Namespace } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedNetwork, selectNetwork } from '../selectors/selectNetwork.ts'
import { watch } from './watch.ts'

/** Methods for networks. `namespace` is a CAIP-2 namespace, by default the active one. */
export type NetworkMethods = {
  /** The network in use on a namespace, or the app's network with this chain id or CAIP-2 id. */
  getCaipNetwork(namespace?: Namespace, id?: number | string): CaipNetwork | undefined
  /** The app's networks of one namespace; of all namespaces by default. */
  getCaipNetworks(namespace?: Namespace): readonly CaipNetwork[]
  /** CAIP-2 id of the active network. */
  getCaipNetworkId(): CaipNetworkId | undefined
  /** CAIP-2 reference of the active network: a number for `eip155`, else a string. */
  getChainId(): number | string | undefined
  /** The active namespace. */
  getActiveChainNamespace(): Namespace
  /** CAIP-2 ids that the wallet of the active namespace approved. */
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[]
  /** Calls back when the active network changes. Returns the function that unsubscribes. */
  subscribeNetwork(listener: (network: SelectedNetwork) => void): () => void
  /** The same as `subscribeNetwork`, with only the network. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void
}

export function networkMethods({ controllers }: Kit): NetworkMethods {
  const { state } = controllers.network
  const find = (namespace: Namespace = state.activeNamespace) =>
    snapshot(state).byNamespace[namespace]
  const list = (namespace?: Namespace) =>
    Object.values(snapshot(state).byNamespace).flatMap((entry) =>
      namespace === undefined || entry.namespace === namespace ? entry.caipNetworks : [],
    )
  return {
    getCaipNetwork: (namespace, id) =>
      id === undefined
        ? find(namespace)?.caipNetwork
        : list(namespace).find((network) => id === network.id || id === network.caipNetworkId),
    getCaipNetworks: list,
    getCaipNetworkId: () => find()?.caipNetwork.caipNetworkId,
    getChainId: () => find()?.caipNetwork.id,
    getActiveChainNamespace: () => state.activeNamespace,
    getApprovedCaipNetworkIds: () => find()?.approvedCaipNetworkIds ?? [],
    subscribeNetwork: (listener) => watch([state], () => selectNetwork(find()), listener),
    subscribeCaipNetworkChange: (listener) => watch([state], () => find()?.caipNetwork, listener),
  }
}
