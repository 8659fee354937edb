import type { SoldAsset } from '../../purchases/listSoldAssets.ts'

/** Meld's code of an asset: the symbol, and the network unless it is the usual one. */
export function toMeldCode({ symbol, network }: SoldAsset): string {
  const isUsual = network.name === 'ethereum' || ['SOL', 'BTC'].includes(symbol)
  return isUsual ? symbol : `${symbol}_${network.name.toUpperCase()}`
}
