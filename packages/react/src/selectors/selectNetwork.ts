import type { CaipNetwork, CaipNetworkId, NetworkState } from '@cleat/core'

/** The network in use on a namespace. */
export type SelectedNetwork = {
  /** The wallet's when connected, also when the app does not list it. */
  readonly caipNetwork: CaipNetwork | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly chainId: number | string | undefined
  /** What the wallet has approved by name. Empty where it may be asked for any network. */
  readonly approvedCaipNetworkIds: readonly CaipNetworkId[]
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
