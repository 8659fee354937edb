import type { EvmChain } from '../chains/openChains.ts'
import type { Token } from '../knownTokens/token.ts'

/** An unlisted token. Its name is untrusted, and absent if it cannot be displayed. */
export type UnlistedToken = Omit<Token, 'name' | 'symbol'> & {
  readonly name?: string | undefined
  readonly symbol?: string | undefined
}

/** A source of token metadata. */
export type TokenSource = {
  /** Describes tokens by checksummed address. Invalid tokens and imitations are absent. */
  describe(parameters: {
    chain: EvmChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, Token | UnlistedToken>>
  /** The names of collections. Collections without a name are absent. */
  describeCollections(parameters: {
    chain: EvmChain
    addresses: readonly string[]
    signal: AbortSignal
  }): Promise<ReadonlyMap<string, string>>
}
