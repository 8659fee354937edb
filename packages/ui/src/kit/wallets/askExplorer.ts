import type { CleatError, Kit } from '@cleat/core'
import type { Wallet } from '@cleat/core/wallets'

/** What the app's service says about the wallets to choose from. */
export type ServiceAnswer = {
  readonly wallets: readonly Wallet[]
  /** The best known, in its order. */
  readonly recommended?: readonly Wallet[] | undefined
  /** How many it has in all. */
  readonly total?: number | undefined
  /** Why it said nothing. */
  readonly failure?: CleatError | undefined
}

const recommendedEntries = 4

/** Asks what the service recommends, and for the wallets that the app names and that may not come with Cleat. */
export async function askExplorer(kit: Kit, signal: AbortSignal): Promise<ServiceAnswer> {
  const {
    featuredWalletIds = [],
    includeWalletIds = [],
    excludeWalletIds = [],
  } = kit.controllers.options.state
  const { createQueries } = await import('@cleat/core/api')
  const queries = createQueries(kit)
  const named = [...new Set([...featuredWalletIds, ...includeWalletIds])]
  const [best, chosen] = await Promise.all([
    queries
      .wallets({
        entries: recommendedEntries,
        include: includeWalletIds,
        exclude: [...excludeWalletIds, ...featuredWalletIds],
      })
      .queryFn({ signal }),
    named.length > 0
      ? queries.wallets({ include: named, entries: named.length }).queryFn({ signal })
      : undefined,
  ])
  const failure = best.failure ?? chosen?.failure
  if (failure) return { wallets: [], failure }
  return {
    wallets: [...(chosen?.wallets ?? []), ...best.wallets],
    recommended: best.wallets,
    total: best.count + featuredWalletIds.length,
  }
}
