import type { EvmChain } from '../chains/openChains.ts'
import type { Token } from '../knownTokens/token.ts'

/** A token that is not on the list: what it is called may be anything, so there may be no name that can be shown. */
export type StrangeToken = Omit<Token, 'name' | 'symbol'> & {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
}

/** Who knows tokens by their address. */
export type TokenSource = {
  /** Without an entry for what is no token, or pretends to be another. Addresses are checksummed. */
  describe(parameters: {
    chain: EvmChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, Token | StrangeToken>>
  /** What collections of things call themselves; without an entry for those that do not say. */
  describeCollections(parameters: {
    chain: EvmChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, string>>
}
