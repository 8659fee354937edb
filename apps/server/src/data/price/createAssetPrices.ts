import { nativeAddresses } from '../chains/dataChain.ts'
import type { OpenChains } from '../chains/openChains.ts'
import { findAsset } from './findAsset.ts'
import type { PriceSource } from './priceSource.ts'

/** What a whole asset is worth, in US dollars. */
export type AssetPrice = {
  /** As it was asked. */
  readonly asset: string
  readonly price: number
  readonly decimals: number
}

/**
 * Reads the prices of assets by CAIP-2 for coins and CAIP-10 for tokens. Those without a price are
 * left out, and those whose price is old.
 */
export type AssetPrices = (
  assets: readonly string[],
  signal: AbortSignal,
) => Promise<readonly AssetPrice[]>

/** Prices for parts of the server that count with them. */
export function createAssetPrices(parameters: {
  chains: OpenChains
  prices: PriceSource
}): AssetPrices {
  const { chains, prices } = parameters
  return async (assets, signal) => {
    const wanted = assets.flatMap((id) => {
      const coin = chains.get(id)
      const found = findAsset(chains, coin ? `${id}:${nativeAddresses[coin.namespace]}` : id)
      return found ? [{ ...found, id }] : []
    })
    const byChain = Object.values(Object.groupBy(wanted, ({ chain }) => chain.id))
    const read = byChain.map(async (of = []) => {
      const [first] = of
      if (!first) return []
      const addresses = of.map(({ address }) => address)
      const known = await prices
        .read({ chain: first.chain, addresses, signal })
        // A node that does not answer says no price.
        .catch(() => undefined)
      if (!known || known.isStale) return []
      return of.flatMap(({ id, address, asset }): AssetPrice[] => {
        const price = known.byAddress.get(address)
        return price !== undefined && price > 0
          ? [{ asset: id, price, decimals: asset.decimals }]
          : []
      })
    })
    return (await Promise.all(read)).flat()
  }
}
