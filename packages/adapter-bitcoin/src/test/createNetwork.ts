import { type Network, parseCaipNetworkId } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { toNetworkId } from '../base/bitcoinNetwork.ts'

/** A network of an app with Esplora APIs as RPC URLs. Without one, no request is answered. */
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
