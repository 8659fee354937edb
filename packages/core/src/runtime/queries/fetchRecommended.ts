import type { CleatError } from '../../base/errors/cleatError.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { WalletsQuery } from '../wallets/findWallets.ts'
import type { WalletList } from './fetchWallets.ts'

/** What the app's service says about the wallets to choose from. */
export type RecommendedWallets = {
  readonly wallets: readonly Wallet[]
  /** The best known, in the order of the service. */
  readonly recommended?: readonly Wallet[] | undefined
  /** Number of all wallets that the service lists. */
  readonly total?: number | undefined
  /** Why the service gave no answer. */
  readonly failure?: CleatError | undefined
}

const recommendedEntries = 4

/** Fetches what the service recommends, and the wallets that the app names and Cleat may lack. */
export async function fetchRecommended(
  ids: {
    readonly featuredWalletIds?: readonly string[] | undefined
    readonly includeWalletIds?: readonly string[] | undefined
    readonly excludeWalletIds?: readonly string[] | undefined
  },
  fetchPage: (query: WalletsQuery) => Promise<WalletList>,
): Promise<RecommendedWallets> {
  const { featuredWalletIds = [], includeWalletIds = [], excludeWalletIds = [] } = ids
  const named = [...new Set([...featuredWalletIds, ...includeWalletIds])]
  const [best, chosen] = await Promise.all([
    fetchPage({
      entries: recommendedEntries,
      include: includeWalletIds,
      exclude: [...excludeWalletIds, ...featuredWalletIds],
    }),
    named.length > 0 ? fetchPage({ include: named, entries: named.length }) : undefined,
  ])
  const failure = best.failure ?? chosen?.failure
  if (failure) return { wallets: [], failure }
  return {
    wallets: [...(chosen?.wallets ?? []), ...best.wallets],
    recommended: best.wallets,
    total: best.count + featuredWalletIds.length,
  }
}
