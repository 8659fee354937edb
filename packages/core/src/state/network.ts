import { proxy, ref } from 'valtio/vanilla'
import { type CaipNetworkId, parseCaipNetworkId } from '../base/caip/caipNetworkId.ts'
import { defaultNamespace } from '../base/caip/defaultNamespace.ts'
import type { Namespace } from '../base/caip/namespace.ts'
import type { CaipNetwork } from '../base/caip/network.ts'

/** The networks of one namespace (spec §3). */
export type NetworkState = {
  readonly namespace: Namespace
  /** The networks that the app configured. */
  readonly caipNetworks: readonly CaipNetwork[]
  /**
   * The active network: the wallet's when connected, else the visitor's choice. May be unlisted,
   * see `isUnsupportedChain`.
   */
  caipNetwork: CaipNetwork
  isUnsupportedChain: boolean
  /** The network that the visitor chose while disconnected. Cleared by the next connection. */
  choice?: CaipNetworkId | undefined
  /** Whether the wallet accepts any network, or only the approved ones. */
  supportsAllNetworks: boolean
  /** The networks in the app's session proposals. */
  requestedCaipNetworks: readonly CaipNetwork[]
  approvedCaipNetworkIds: readonly CaipNetworkId[]
  /** Networks on which the account can be a smart account. */
  smartAccountEnabledNetworks: readonly CaipNetworkId[]
}

export type NetworkController = {
  readonly state: {
    readonly activeNamespace: Namespace
    readonly byNamespace: { readonly [namespace: string]: Readonly<NetworkState> }
  }
  get(namespace: Namespace): Readonly<NetworkState> | undefined
  /** The active network of the active namespace. */
  getActive(): CaipNetwork
  /**
   * Replaces the networks of a namespace. An empty list removes the namespace, and another becomes
   * active. The last namespace cannot be removed.
   */
  setNetworks(namespace: Namespace, networks: readonly CaipNetwork[]): void
  /** The app's network with this CAIP-2 id. */
  find(caipNetworkId: string): CaipNetwork | undefined
  /** One step: there is no state in between that a flag could show (spec §4). */
  setActiveNamespace(namespace: Namespace): void
  /**
   * Sets the active network of its namespace. An id that the app does not list becomes an
   * unsupported chain.
   */
  setNetwork(caipNetworkId: CaipNetworkId): void
  setChoice(namespace: Namespace, choice: CaipNetworkId | undefined): void
  /**
   * Sets the networks that the wallet approved, whether it accepts others as well, and where its
   * accounts can be smart ones.
   */
  setApproved(
    namespace: Namespace,
    approval: Partial<
      Pick<
        NetworkState,
        'approvedCaipNetworkIds' | 'smartAccountEnabledNetworks' | 'supportsAllNetworks'
      >
    >,
  ): void
  /** Replaces an unsupported chain by the first of the app's networks. */
  restore(namespace: Namespace): void
}

/** Holds the networks and the active one, per namespace. */
export function createNetworkController(parameters: {
  networks: readonly CaipNetwork[]
  active: CaipNetwork
}): NetworkController {
  // Networks are the app's objects, often viem's constants. `ref` stops Valtio from wrapping or
  // changing them.
  const active = ref(parameters.active)
  const byNamespace: { [namespace: string]: NetworkState } = {}
  const state = proxy({ activeNamespace: active.chainNamespace, byNamespace })
  const setNetworks = (namespace: Namespace, networks: readonly CaipNetwork[]) => {
    const caipNetworks = ref(
      networks.filter((network) => network.chainNamespace === namespace).map((one) => ref(one)),
    )
    const [first] = caipNetworks
    if (first)
      state.byNamespace[namespace] = {
        namespace,
        caipNetworks,
        caipNetwork: caipNetworks.includes(active) ? active : first,
        isUnsupportedChain: false,
        supportsAllNetworks: true,
        requestedCaipNetworks: caipNetworks,
        approvedCaipNetworkIds: [],
        smartAccountEnabledNetworks: [],
      }
    else {
      const other = Object.keys(state.byNamespace).find((name) => name !== namespace)
      if (other === undefined) return
      delete state.byNamespace[namespace]
      if (state.activeNamespace === namespace) state.activeNamespace = other
    }
  }
  for (const { chainNamespace } of parameters.networks)
    setNetworks(chainNamespace, parameters.networks)
  const get = (namespace: Namespace) =>
    Object.hasOwn(state.byNamespace, namespace) ? state.byNamespace[namespace] : undefined
  const find = (caipNetworkId: string) =>
    get(caipNetworkId.split(':')[0] ?? '')?.caipNetworks.find(
      (network) => network.caipNetworkId === caipNetworkId,
    )

  return {
    state,
    get,
    getActive: () => get(state.activeNamespace)?.caipNetwork ?? active,
    find,
    setNetworks,
    setActiveNamespace(namespace) {
      if (get(namespace)) state.activeNamespace = namespace
    },
    setNetwork(caipNetworkId) {
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const entry = get(namespace)
      if (!entry || entry.caipNetwork.caipNetworkId === caipNetworkId) return
      const listed = find(caipNetworkId)
      entry.caipNetwork = listed ?? ref(unlistedNetwork(caipNetworkId))
      entry.isUnsupportedChain = !listed
    },
    setChoice(namespace, choice) {
      const entry = get(namespace)
      if (entry) entry.choice = choice
    },
    setApproved(namespace, approval) {
      Object.assign(get(namespace) ?? {}, approval)
    },
    restore(namespace) {
      const entry = get(namespace)
      const first = entry?.caipNetworks[0]
      if (!entry?.isUnsupportedChain || !first) return
      entry.caipNetwork = first
      entry.isUnsupportedChain = false
    },
  }
}

/** Creates a placeholder for a chain that the app does not list. */
function unlistedNetwork(caipNetworkId: CaipNetworkId): CaipNetwork {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    id: namespace === defaultNamespace ? Number(reference) : reference,
    name: 'Unknown network',
    chainNamespace: namespace,
    caipNetworkId,
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  }
}
