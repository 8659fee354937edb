import { type Token, type TokenBalance, toNameSkeleton } from '@cleat/core/data'

/**
 * Tokens that call themselves what another token is called: the chain's own coin, one that the app named, one that the service
 * knows, or one with a price. Anybody can make such a token, and only its address tells.
 */
export function findImitations(parameters: {
  balances: readonly TokenBalance[]
  /** Of the chain's own coin. */
  coin: string
  /** The app's own tokens. */
  named: readonly { readonly address: string }[]
  /** Those of the service. */
  known?: readonly Token[] | undefined
}): ReadonlySet<TokenBalance> {
  const { balances, coin, named, known = [] } = parameters
  const trusted = new Set([...named, ...known].map(({ address }) => toReference(address)))
  const isTrusted = ({ address, price }: TokenBalance) =>
    !address || price !== undefined || trusted.has(toReference(address))
  const symbols = [...balances.filter(isTrusted), ...known].map(({ symbol }) => symbol)
  const looks = new Set([coin, ...symbols].map(toNameSkeleton))
  return new Set(
    balances.filter((token) => !isTrusted(token) && looks.has(toNameSkeleton(token.symbol))),
  )
}

/** The address alone, in one case: of two that differ in nothing else, neither is an imitation by that. */
function toReference(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1).toLowerCase()
}
