import type { CaipNetwork, CaipNetworkId, Kit, Namespace, Network } from '@cleat/core'
import { snapshot } from 'valtio/vanilla'
import { quiet } from '../kit/quiet.ts'
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
  /** The app's networks that the connected wallet did not approve, so that it cannot switch. */
  getDisabledCaipNetworks(): readonly CaipNetwork[]
  /**
   * Switches the network: of the wallet if one is connected on the namespace, else of the app.
   * Resolves when the wallet is on the network. On failure, the network stays as it was.
   * @param network - one of the app's networks; `chainNamespace` is `eip155` when absent
   * @param options - with `throwOnFailure: false`, resolves whatever happens
   * @throws `CleatError`: see `switchNetwork` of `@cleat/react`
   */
  switchNetwork(
    network: Pick<Network, 'id' | 'chainNamespace'>,
    options?: {
      /** Whether a failure rejects. @default true */
      throwOnFailure?: boolean | undefined
    },
  ): Promise<void>
  /** Calls back when the active network changes. Returns the function that unsubscribes. */
  subscribeNetwork(listener: (network: SelectedNetwork) => void): () => void
  /** The same as `subscribeNetwork`, with only the network. */
  subscribeCaipNetworkChange(listener: (network: CaipNetwork | undefined) => void): () => void
}

export function networkMethods({ actions, controllers }: Kit): NetworkMethods {
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
    getDisabledCaipNetworks() {
      const { caipNetworks = [], supportsAllNetworks, approvedCaipNetworkIds = [] } = find() ?? {}
      return supportsAllNetworks
        ? []
        : caipNetworks.filter(
            ({ caipNetworkId }) => !approvedCaipNetworkIds.includes(caipNetworkId),
          )
    },
    switchNetwork(network, { throwOnFailure = true } = {}) {
      const switching = actions.switchNetwork({ network }).then(() => undefined)
      return throwOnFailure ? quiet(switching) : switching.catch(() => undefined)
    },
    subscribeNetwork: (listener) => watch([state], () => selectNetwork(find()), listener),
    subscribeCaipNetworkChange: (listener) => watch([state], () => find()?.caipNetwork, listener),
  }
}
