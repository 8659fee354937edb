import type { OpenChain } from '../chains/openChains.ts'

/** Where prices come from. */
export type PriceSource = {
  /** In US dollars, by address; without an entry for what has no price. `nativeAddresses` is how the native currency is asked for. */
  read(parameters: {
    chain: OpenChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, number>>
}
