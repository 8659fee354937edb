import type { CaipNetwork, CaipNetworkId, NetworkState } from '@cleat/core'

/** The network in use on a namespace. */
export type SelectedNetwork = {
  /**
   * The network of the connected wallet, even if the app does not list it; else the app's choice.
   */
  readonly caipNetwork: CaipNetwork | undefined
  /** Its CAIP-2 id: `eip155:1`. */
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Its CAIP-2 reference: a number for `eip155`, else a string. */
  readonly chainId: number | string | undefined
  /** CAIP-2 ids that the wallet approved. Empty if `supportsAllNetworks`. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
  /**
   * Whether the wallet accepts switches to any network, not only to approved ones.
   * @default true
   */
  readonly supportsAllNetworks: boolean
}

export function selectNetwork(
  entry:
    | Pick<NetworkState, 'caipNetwork' | 'approvedCaipNetworkIds' | 'supportsAllNetworks'>
    | undefined,
): SelectedNetwork {
  return {
    caipNetwork: entry?.caipNetwork,
    caipNetworkId: entry?.caipNetwork.caipNetworkId,
    chainId: entry?.caipNetwork.id,
    approvedCaipNetworkIds: entry?.approvedCaipNetworkIds ?? [],
    supportsAllNetworks: entry?.supportsAllNetworks ?? true,
  }
}
