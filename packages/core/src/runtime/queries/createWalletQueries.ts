import type { KitBase } from '../../boot/kitBase.ts'
import type { Wallet } from '../../contract/wallets/wallet.ts'
import type { WalletsQuery } from '../wallets/findWallets.ts'
import { loadRegistry } from '../wallets/loadRegistry.ts'
import { fetchRecommended, type RecommendedWallets } from './fetchRecommended.ts'
import type { WalletList } from './fetchWallets.ts'
import type { PagedQuery, Query } from './query.ts'

/** The wallet list, as queries. */
export type WalletQueries = {
  /** The wallets that come with Cleat. */
  registry(): Query<readonly Wallet[]>
  /**
   * What the app's service recommends, with the wallets that the app names. Does not reject when
   * the service fails: `failure` says so.
   */
  recommendedWallets(): Query<RecommendedWallets>
  /**
   * One page of the wallet list. Does not reject when the service fails: `failure` says so, and the
   * bundled list stands in.
   */
  wallets(query?: WalletsQuery): Query<WalletList>
  /** The wallet list, page by page. A page after the first rejects when it does not come. */
  walletPages(query?: Omit<WalletsQuery, 'page'>): PagedQuery<WalletList>
}

const staleTime = 5 * 60_000

export function createWalletQueries(kit: KitBase): WalletQueries {
  const shared = { staleTime, retry: false } as const
  const key = (...parts: unknown[]) => ['cleat', kit.id, ...parts]
  const getService = () => kit.controllers.options.state.services?.explorer
  const fetchPage = async (parameters: {
    query: WalletsQuery
    signal: AbortSignal
    isComplete?: boolean | undefined
  }) => {
    const [{ fetchWallets }, explorer] = await Promise.all([
      import('./fetchWallets.ts'),
      loadExplorer(kit),
    ])
    return await fetchWallets({ explorer, ...parameters })
  }

  return {
    registry: () => ({
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      queryKey: key('registry'),
      queryFn: loadRegistry,
    }),
    recommendedWallets() {
      const { featuredWalletIds, includeWalletIds, excludeWalletIds } =
        kit.controllers.options.state
      const ids = { featuredWalletIds, includeWalletIds, excludeWalletIds }
      return {
        ...shared,
        queryKey: key('recommendedWallets', getService(), ids),
        queryFn: ({ signal }) => fetchRecommended(ids, (query) => fetchPage({ query, signal })),
      }
    },
    wallets: (query = {}) => ({
      ...shared,
      queryKey: key('wallets', getService(), query),
      queryFn: ({ signal }) => fetchPage({ query, signal }),
    }),
    walletPages: (query = {}) => ({
      ...shared,
      queryKey: key('walletPages', getService(), query),
      queryFn: ({ pageParam, signal }) =>
        fetchPage({ query: { ...query, page: pageParam }, signal, isComplete: true }),
      initialPageParam: 1,
      getNextPageParam(last, pages) {
        const toIds = (page: WalletList) => page.wallets.map(({ id }) => id)
        const loaded = pages.flatMap(toIds)
        // A service that repeats its wallets would be asked without end.
        const before = new Set(pages.slice(0, -1).flatMap(toIds))
        const isNew = toIds(last).some((id) => !before.has(id))
        return isNew && loaded.length < last.count ? pages.length + 1 : undefined
      },
    }),
  }
}

async function loadExplorer(kit: KitBase) {
  const { projectId, services } = kit.controllers.options.state
  if (!services?.explorer) return undefined
  const { createExplorer } = await import('../api/explorer/createExplorer.ts')
  return createExplorer({ baseUrl: services.explorer, projectId })
}
