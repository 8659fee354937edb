import { type Token, type TokenBalance, toNameSkeleton } from '@cleat/core/data'

/**
 * Finds tokens with the name of another token: the native currency, one of the app, or one of the
 * service's list. Anyone can create such a token; only its address is unique. A price is no proof:
 * anyone can create a market too. Of several unlisted tokens with one name, all are marked, because
 * at most one of them is genuine.
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
  const isTrusted = ({ address }: TokenBalance) => !address || trusted.has(toReference(address))
  const symbols = [...balances.filter(isTrusted), ...known].map(({ symbol }) => symbol)
  const looks = new Set([coin, ...symbols].map(toNameSkeleton))
  const unlisted = balances
    .filter((token) => !isTrusted(token))
    .map((token) => ({ token, look: toNameSkeleton(token.symbol) }))
  const counts = new Map<string, number>()
  for (const { look } of unlisted) counts.set(look, (counts.get(look) ?? 0) + 1)
  return new Set(
    unlisted
      .filter(({ look }) => looks.has(look) || (counts.get(look) ?? 0) > 1)
      .map(({ token }) => token),
  )
}

/** The address in lower case. Tokens that differ only in case do not imitate each other. */
function toReference(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1).toLowerCase()
}
