import { type Token, type TokenBalance, toNameSkeleton } from '@cleat/core/data'

/** What is known of a token: anyone can create one with any name. */
export type TokenTrust =
  /** The native coin, or a token that the app or the service lists. */
  | 'listed'
  | 'unknown'
  /** It is not listed, and has the symbol of one that is. */
  | 'imitation'

export type TokenJudge = (token: Pick<TokenBalance, 'address' | 'symbol'>) => TokenTrust

/**
 * Compares tokens with those that are listed. The lists are read once, when the first is compared.
 */
export function createTokenJudge(parameters: {
  /** The symbol of the native coin. */
  coin: string
  /** The app's tokens. */
  named: readonly { readonly address: string }[]
  /** The service's tokens. */
  known: readonly Token[]
}): TokenJudge {
  const { coin, named, known } = parameters
  let lists: { addresses: ReadonlySet<string>; looks: ReadonlySet<string> } | undefined
  return ({ address, symbol }) => {
    if (!address) return 'listed'
    lists ??= {
      addresses: new Set([...named, ...known].map((token) => toReference(token.address))),
      looks: new Set([coin, ...known.map((token) => token.symbol)].map(toNameSkeleton)),
    }
    if (lists.addresses.has(toReference(address))) return 'listed'
    return lists.looks.has(toNameSkeleton(symbol)) ? 'imitation' : 'unknown'
  }
}

/** The address in lower case, without its network. */
function toReference(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1).toLowerCase()
}
