import type { CleatError, Kit } from '@cleat/core'
import type { Wallet } from '@cleat/core/wallets'

/** The wallets that the app's service returned. */
export type ServiceAnswer = {
  readonly wallets: readonly Wallet[]
  /** The recommended wallets, in the service's order. */
  readonly recommended?: readonly Wallet[] | undefined
  /** How many wallets the service has. */
  readonly total?: number | undefined
  /** Why the request failed. */
  readonly failure?: CleatError | undefined
}

const recommendedEntries = 4

/**
 * Fetches the service's recommended wallets, and those that the app names and the registry may
 * lack.
 */
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
