import { localSolanaTokens, localTokens } from '@cleat/localnet'

/** A network of this machine, under the id of the real one. */
export type SoldNetwork = {
  readonly kind: 'evm' | 'solana' | 'bitcoin'
  /** Of EVM networks. */
  readonly chainId: number | undefined
  /** The name that most providers use. */
  readonly name: string
  readonly displayName: string
}

/** What can be bought. */
export type SoldAsset = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly network: SoldNetwork
  /** The token. `undefined` for the native currency. */
  readonly contract: string | undefined
  /** What one costs, in cents of a dollar. */
  readonly cents: number
}

const evmNames: Readonly<Record<number, string>> = {
  1: 'ethereum',
  10: 'optimism',
  137: 'polygon',
  8453: 'base',
  42161: 'arbitrum',
}

const solana = {
  kind: 'solana',
  chainId: undefined,
  name: 'solana',
  displayName: 'Solana',
} as const
const bitcoin = {
  kind: 'bitcoin',
  chainId: undefined,
  name: 'bitcoin',
  displayName: 'Bitcoin',
} as const

/** Prices do not move, so that tests know them. */
const cents: Readonly<Record<string, number>> = {
  ETH: 250_000,
  SOL: 15_000,
  BTC: 6_000_000,
  DAI: 100,
  USDC: 100,
}

export declare namespace listSoldAssets {
  type Parameters = {
    /** The EVM chains of this machine. Those that no provider knows are left out. */
    chains: readonly { readonly id: number; readonly name: string }[]
    hasSolana: boolean
    hasBitcoin: boolean
  }
}

/** What the local chains have, at the addresses that it has there. */
export function listSoldAssets(parameters: listSoldAssets.Parameters): readonly SoldAsset[] {
  const { chains, hasSolana, hasBitcoin } = parameters
  const onEvm = chains.flatMap(({ id, name: displayName }) => {
    const name = evmNames[id]
    if (name === undefined) return []
    const network: SoldNetwork = { kind: 'evm', chainId: id, name, displayName }
    const tokens = localTokens.map((token) => sold({ ...token, network, contract: token.address }))
    return [native(network, 'ETH', 'Ether', 18), ...tokens.flat()]
  })
  const onSolana = localSolanaTokens.flatMap((token) =>
    sold({ ...token, network: solana, contract: token.address }),
  )
  return [
    ...onEvm,
    ...(hasSolana ? [native(solana, 'SOL', 'Solana', 9), ...onSolana] : []),
    ...(hasBitcoin ? [native(bitcoin, 'BTC', 'Bitcoin', 8)] : []),
  ]
}

/** Tokens without a price are not sold. */
function sold(token: Omit<SoldAsset, 'cents'>): readonly SoldAsset[] {
  const { symbol, name, decimals, network, contract } = token
  const price = cents[symbol]
  return price === undefined ? [] : [{ symbol, name, decimals, network, contract, cents: price }]
}

function native(network: SoldNetwork, symbol: string, name: string, decimals: number): SoldAsset {
  return { symbol, name, decimals, network, contract: undefined, cents: cents[symbol] ?? 0 }
}
