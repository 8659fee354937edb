import { type Network, parseCaipNetworkId } from '@cleat/core/adapter'
import { type BitcoinNetworkName, toNetworkId } from '../bitcoinNetwork.ts'

/** A network of an app. Its RPCs are Esplora interfaces; without one, nobody answers. */
export function createNetwork(
  name: BitcoinNetworkName,
  ...esploraUrls: readonly string[]
): Network {
  return {
    id: parseCaipNetworkId(toNetworkId(name)).reference,
    chainNamespace: 'bip122',
    name: `Bitcoin ${name}`,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: esploraUrls.length > 0 ? esploraUrls : ['http://127.0.0.1:9'] } },
  }
}
