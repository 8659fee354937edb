import type { OnrampAsset } from '../contract/onrampAsset.ts'
import type { ProviderOptions } from '../contract/providerOptions.ts'
import { findNetwork } from '../networks/findNetwork.ts'

export declare namespace findAsset {
  type Parameters = {
    options: ProviderOptions
    /** A symbol, or the address of a token. */
    currency: string
    /** A name of a network as in the answers, or a CAIP-2 id. */
    network: string
  }
}

/** The asset that a client means. `undefined` if it is not sold. */
export function findAsset(parameters: findAsset.Parameters): OnrampAsset | undefined {
  const { options, currency, network } = parameters
  const wanted = findNetwork(network)
  const text = currency.toLowerCase()
  return options.assets.find(
    (asset) =>
      asset.network.id === wanted?.id &&
      (asset.symbol.toLowerCase() === text || asset.contract?.toLowerCase() === text),
  )
}
