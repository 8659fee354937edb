import { type Network, parseCaipNetworkId } from '@cleat/core/adapter'
import { type BitcoinNetworkName, toNetworkId } from '../bitcoinNetwork.ts'

/** A network of an app. Its RPC is an Esplora interface. */
export function createNetwork(
  name: BitcoinNetworkName,
  esploraUrl = 'http://127.0.0.1:9',
): Network {
  return {
    id: parseCaipNetworkId(toNetworkId(name)).reference,
    chainNamespace: 'bip122',
    name: `Bitcoin ${name}`,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [esploraUrl] } },
  }
}
