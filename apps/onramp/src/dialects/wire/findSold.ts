import type { SoldAsset } from '../../purchases/listSoldAssets.ts'

export declare namespace findSold {
  type Parameters = {
    assets: readonly SoldAsset[]
    symbol: string | undefined
    network: string | undefined
  }
}

/** What is sold under a symbol on a network. */
export function findSold({ assets, symbol, network }: findSold.Parameters): SoldAsset | undefined {
  return assets.find(
    (asset) =>
      asset.symbol.toLowerCase() === symbol?.toLowerCase() && asset.network.name === network,
  )
}
