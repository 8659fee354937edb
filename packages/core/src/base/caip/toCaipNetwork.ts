import { CleatError } from '../errors/cleatError.ts'
import { parseCaipNetworkId } from './caipNetworkId.ts'
import { identifyNetwork } from './identifyNetwork.ts'
import type { CaipNetwork, Network } from './network.ts'

export declare namespace toCaipNetwork {
  type Parameters = {
    network: Network
    /** RPC URLs to try before the network's own. */
    rpcUrls?: readonly string[] | undefined
    imageUrl?: string | undefined
  }
}

/**
 * Validates a network of the app and adds its CAIP-2 id.
 * @throws `CONFIG_NETWORK_INVALID` for a malformed id, name or currency
 * @throws `CONFIG_RPC_URL_INVALID` for an RPC URL that is not http(s) or ws(s)
 */
export function toCaipNetwork(parameters: toCaipNetwork.Parameters): CaipNetwork {
  const { network, rpcUrls = [], imageUrl } = parameters
  const invalid = (field: string, value: unknown) =>
    new CleatError('CONFIG_NETWORK_INVALID', { context: { name: network.name, field, value } })

  const caipNetworkId = identifyNetwork(network)
  if (typeof network.name !== 'string' || network.name.trim() === '')
    throw invalid('name', network.name)
  const { nativeCurrency } = network
  if (
    typeof nativeCurrency?.symbol !== 'string' ||
    !Number.isInteger(nativeCurrency.decimals) ||
    nativeCurrency.decimals < 0
  )
    throw invalid('nativeCurrency', nativeCurrency)

  const own = network.rpcUrls?.default?.http ?? []
  const http = Array.isArray(own) ? [...rpcUrls, ...own] : []
  if (http.length === 0) throw invalid('rpcUrls', network.rpcUrls)
  for (const url of http)
    if (!isRpcUrl(url))
      throw new CleatError('CONFIG_RPC_URL_INVALID', { context: { name: network.name, url } })

  return {
    ...network,
    chainNamespace: parseCaipNetworkId(caipNetworkId).namespace,
    caipNetworkId,
    rpcUrls: { ...network.rpcUrls, default: { ...network.rpcUrls?.default, http } },
    ...(imageUrl ? { assets: { ...network.assets, imageUrl } } : {}),
  }
}

function isRpcUrl(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  return /^(https?|wss?):$/.test(new URL(value).protocol)
}
