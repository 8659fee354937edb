import type { CaipNetwork, CaipNetworkId, Kit, Namespace } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { type SelectedNetwork, selectNetwork } from '../selectors/selectNetwork.ts'
import { watch } from './watch.ts'

export type NetworkMethods = {
  /** The network in use on a namespace, or the app's network with this id. */
  getCaipNetwork(namespace?: Namespace, id?: number | string): CaipNetwork | undefined
  /** The app's networks, of one namespace or of all. */
  getCaipNetworks(namespace?: Namespace): readonly CaipNetwork[]
  getCaipNetworkId(): CaipNetworkId | undefined
  getChainId(): number | string | undefined
  getActiveChainNamespace(): Namespace
  getApprovedCaipNetworkIds(): readonly CaipNetworkId[]
  /** Follows the network in use; see `useAppKitNetwork`. */
  subscribeNetwork(listener: (network: SelectedNetwork) => void): () => void
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
