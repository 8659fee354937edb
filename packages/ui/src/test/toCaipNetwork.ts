import type { CaipNetwork, CaipNetworkId, Network } from '@cleat/core'
import { mainnet } from './testNetworks.ts'

/** A network as the kit has it. */
export function toCaipNetwork(network: Network = mainnet): CaipNetwork {
  const { chainNamespace = 'eip155', id } = network
  return {
    ...network,
    chainNamespace,
    caipNetworkId: `${chainNamespace}:${id}` as CaipNetworkId,
  }
}
