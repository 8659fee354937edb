import type { Namespace } from '@cleat/core'
import { listAllWallets, type WalletItem } from '@cleat/core/wallets'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useRuntime } from '../../../kit/useRuntime.ts'
import { useIsLate } from '../../../kit/wallets/useIsLate.ts'
import { useKnownWallets } from '../../../kit/wallets/useKnownWallets.ts'
import { useWalletSources } from '../../../kit/wallets/useWalletSources.ts'

const pageEntries = 40
const searchEntries = 100

export type AllWallets = {
  readonly items: readonly WalletItem[]
  /** Whether a service called any wallet certified. */
  readonly hasCertified: boolean
  /** Whether there is nothing to show yet. */
  readonly isPending: boolean
  /** Why the list is incomplete. */
  readonly failure: unknown
  readonly retry: () => void
  /** Loads the next wallets, if a service has more. */
  readonly more: {
    readonly status: 'none' | 'idle' | 'loading' | 'failed'
    /** Does nothing while a page is loading or if there are no more. */
    readonly loadNext: () => void
    readonly retry: () => void
  }
}

/** All wallets, or search results: page by page from the app's service, else from the registry. */
export function useAllWallets(parameters: {
  namespace: Namespace | undefined
  search: string
  /** Lists only wallets that the app's service calls certified. */
  isCertified: boolean
}): AllWallets {
  const { namespace, search, isCertified } = parameters
  const { controllers, queries } = useRuntime()
  const { services, includeWalletIds, excludeWalletIds } = useControllerState(
    controllers.options.state,
  )
  const isServed = Boolean(services?.explorer)
  const known = useKnownWallets()
  const pages = useInfiniteQuery({
    ...queries.walletPages({
      entries: search ? searchEntries : pageEntries,
      search: search || undefined,
      include: includeWalletIds,
      exclude: excludeWalletIds,
      badge: isCertified ? 'certified' : undefined,
    }),
    enabled: isServed,
  })

  const isLate = useIsLate({ isWaiting: pages.isLoading, question: search })
  // The registry replaces a service that fails or is slow.
  const answer = pages.data?.pages
  const failure = answer ? answer[0]?.failure : pages.error
  const isStandIn = !isServed || isLate || Boolean(failure)
  const { listed, listedIds } = useMemo(() => {
    if (isStandIn || !answer) return {}
    const wallets = answer.flatMap((page) => page.wallets)
    return { listed: wallets, listedIds: wallets.map(({ id }) => id) }
  }, [answer, isStandIn])
  const registry = useMemo(
    () => (listed ? [...listed, ...(known.registry ?? [])] : known.registry),
    [listed, known.registry],
  )
  const sources = useWalletSources({ registry, namespace })
  const all = useMemo(
    () => listAllWallets({ ...sources, search, listedIds }),
    [sources, search, listedIds],
  )
  const items = useMemo(
    () => (isCertified ? all.filter(isCertifiedWallet) : all),
    [all, isCertified],
  )

  const { fetchNextPage } = pages
  const status = toStatus()
  const isIdle = status === 'idle'
  const loadNext = useCallback(() => {
    if (isIdle) void fetchNextPage()
  }, [isIdle, fetchNextPage])

  return {
    items,
    hasCertified: isCertified || all.some(isCertifiedWallet),
    isPending: known.isPending || (!isStandIn && pages.isLoading),
    failure: known.failure ?? failure ?? undefined,
    retry() {
      known.retry()
      if (isServed) void pages.refetch()
    },
    more: { status, loadNext, retry: () => void fetchNextPage() },
  }

  function toStatus(): AllWallets['more']['status'] {
    if (isStandIn || !pages.hasNextPage) return 'none'
    if (pages.isFetchingNextPage) return 'loading'
    return pages.isFetchNextPageError ? 'failed' : 'idle'
  }
}

function isCertifiedWallet({ wallet }: WalletItem): boolean {
  return wallet?.badge_type === 'certified'
}
