import { type Token, type TokenBalance, toNameSkeleton } from '@cleat/core/data'

/**
 * Finds tokens with the name of another token: the native currency, one of the app, one of the
 * service, or one with a price. Anyone can create such a token; only its address is unique.
 */
export function findImitations(parameters: {
  balances: readonly TokenBalance[]
  /** The symbol of the native currency. */
  coin: string
  /** The app's tokens. */
  named: readonly { readonly address: string }[]
  /** The service's tokens. */
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

/** The address in lower case. Tokens that differ only in case do not imitate each other. */
function toReference(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1).toLowerCase()
}
