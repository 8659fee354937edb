import { identifyNetwork } from '../base/caip/identifyNetwork.ts'
import type { CaipNetwork } from '../base/caip/network.ts'
import { toCaipNetwork } from '../base/caip/toCaipNetwork.ts'
import { CleatError } from '../base/errors/cleatError.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'

/**
 * Validates the networks of an app and adds their CAIP-2 ids, icons and RPC URLs.
 * @throws `CONFIG_NO_NETWORKS`, `CONFIG_NETWORK_DUPLICATE`, and the errors of `toCaipNetwork`
 */
export function checkNetworks(
  options: Pick<KitOptions, 'networks' | 'customRpcUrls' | 'chainImages'>,
): readonly [CaipNetwork, ...CaipNetwork[]] {
  if (!Array.isArray(options?.networks)) throw new CleatError('CONFIG_NO_NETWORKS')
  const { networks, customRpcUrls, chainImages } = options

  const byId = new Map<string, CaipNetwork>()
  for (const network of networks) {
    const caipNetworkId = identifyNetwork(network)
    if (byId.has(caipNetworkId))
      throw new CleatError('CONFIG_NETWORK_DUPLICATE', { context: { caipNetworkId } })
    const checked = toCaipNetwork({
      network,
      rpcUrls: readUrls(customRpcUrls?.[caipNetworkId]),
      imageUrl: chainImages?.[network.id],
    })
    byId.set(caipNetworkId, checked)
  }
  const [first, ...rest] = byId.values()
  if (!first) throw new CleatError('CONFIG_NO_NETWORKS')
  return [first, ...rest]
}

/** Returns the URLs unchanged. `toCaipNetwork` rejects malformed ones. */
function readUrls(given: unknown): string[] {
  if (given === undefined) return []
  return Array.isArray(given) ? given.map((entry) => entry?.url) : [given as string]
}
