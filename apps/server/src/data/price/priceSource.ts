import type { OpenChain } from '../chains/openChains.ts'

/** What is known of what things cost. */
export type Prices = {
  /** In US dollars, by address; without an entry for what has no price. */
  readonly byAddress: ReadonlyMap<string, number>
  /** Whether some of it is from before, because it cannot be read now. */
  readonly isStale: boolean
}

/** Where prices come from. */
export type PriceSource = {
  /** `nativeAddresses` is how the native currency is asked for. */
  read(parameters: {
    chain: OpenChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<Prices>
}
