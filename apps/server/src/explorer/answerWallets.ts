import { findWallets, type Wallet } from '@cleat/core/registry'
import { coreOnlyHidden } from './coreOnlyHidden.ts'
import type { WalletsRequest } from './walletsQuery.ts'

export declare namespace answerWallets {
  type Parameters = { wallets: readonly Wallet[]; request: WalletsRequest }
  type ReturnType = findWallets.ReturnType
}

/** One page of the requested wallets. Parameters mean the same as for the SDK's bundled list. */
export function answerWallets({
  wallets,
  request,
}: answerWallets.Parameters): answerWallets.ReturnType {
  const {
    page,
    entries,
    include,
    exclude = [],
    search,
    sv,
    badge_type: badge = request.badge,
  } = request
  const chains = toSet(request.chains)
  const names = toSet(request.names?.map(lowerCase))
  const rdns = toSet(request.rdns)
  const hidden = sv?.startsWith('html-core-') ? coreOnlyHidden : []
  return findWallets({
    wallets: wallets.filter(
      (wallet) =>
        (!chains || wallet.chains?.some((chain) => chains.has(chain))) &&
        (!names || names.has(lowerCase(wallet.name))) &&
        (!rdns || (wallet.rdns !== undefined && rdns.has(wallet.rdns))),
    ),
    query: { page, entries, include, exclude: [...exclude, ...hidden], search, badge },
  })
}

/** An empty list means no filter, like an absent one. */
function toSet(items: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return items?.length ? new Set(items) : undefined
}

function lowerCase(text: string): string {
  return text.toLowerCase()
}
