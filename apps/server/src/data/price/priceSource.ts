import type { OpenChain } from '../chains/openChains.ts'

/** Known prices. */
export type Prices = {
  /** In US dollars, by address. Tokens without a price are absent. */
  readonly byAddress: ReadonlyMap<string, number>
  /** Whether a part is stale, because it cannot be read now. */
  readonly isStale: boolean
}

/** A source of prices. */
export type PriceSource = {
  /** The native currency is requested by its placeholder of `nativeAddresses`. */
  read(parameters: {
    chain: OpenChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<Prices>
}
