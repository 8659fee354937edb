import type { CaipNetwork } from '../caip/network.ts'
import { toCaipNetwork } from '../caip/toCaipNetwork.ts'
import { CleatError } from '../errors/cleatError.ts'
import type { KitOptions } from './kitOptions.ts'

/**
 * Checks the networks of an app and gives each its CAIP-2 id, icon and RPC URLs.
 * @throws `CONFIG_NO_NETWORKS`, `CONFIG_NETWORK_DUPLICATE`, and all that `toCaipNetwork` throws
 */
export function checkNetworks(
  options: Pick<KitOptions, 'networks' | 'customRpcUrls' | 'chainImages'>,
): readonly [CaipNetwork, ...CaipNetwork[]] {
  const { networks, customRpcUrls, chainImages } = options
  if (!Array.isArray(networks)) throw new CleatError('CONFIG_NO_NETWORKS')

  const byId = new Map<string, CaipNetwork>()
  for (const network of networks) {
    const id = `${network?.chainNamespace ?? 'eip155'}:${network?.id}`
    const checked = toCaipNetwork({
      network,
      rpcUrls: customRpcUrls?.[id]?.map(({ url }) => url),
      imageUrl: chainImages?.[network?.id],
    })
    if (byId.has(checked.caipNetworkId))
      throw new CleatError('CONFIG_NETWORK_DUPLICATE', {
        context: { caipNetworkId: checked.caipNetworkId },
      })
    byId.set(checked.caipNetworkId, checked)
  }
  const [first, ...rest] = byId.values()
  if (!first) throw new CleatError('CONFIG_NO_NETWORKS')
  return [first, ...rest]
}
