import type { KitBase } from '../../boot/kitBase.ts'
import { createExplorer } from '../api/explorer/createExplorer.ts'
import type { WalletsQuery } from '../wallets/findWallets.ts'
import { fetchWallets, type WalletList } from './fetchWallets.ts'
import type { PagedQuery, Query } from './query.ts'

/** Everything a server knows, as questions for TanStack Query. Nothing is asked until one of them runs. */
export type Queries = {
  /** One page of the wallet list. Never rejects for the service's sake: `failure` says so, and the bundled list stands in. */
  wallets(query?: WalletsQuery): Query<WalletList>
  /** The wallet list, page by page. A page after the first rejects when it does not come. */
  walletPages(query?: Omit<WalletsQuery, 'page'>): PagedQuery<WalletList>
}

const staleTime = 5 * 60_000

export function createQueries(kit: KitBase): Queries {
  const { projectId, services } = kit.controllers.options.state
  const explorer = services?.explorer
    ? createExplorer({ baseUrl: services.explorer, projectId })
    : undefined
  const shared = { staleTime, retry: false } as const
  const key = (...parts: unknown[]) => ['cleat', kit.id, ...parts]

  return {
    wallets: (query = {}) => ({
      ...shared,
      queryKey: key('wallets', query),
      queryFn: ({ signal }) => fetchWallets({ explorer, query, signal }),
    }),
    walletPages: (query = {}) => ({
      ...shared,
      queryKey: key('walletPages', query),
      queryFn: ({ pageParam, signal }) =>
        fetchWallets({ explorer, query: { ...query, page: pageParam }, signal, isComplete: true }),
      initialPageParam: 1,
      getNextPageParam(last, pages) {
        const loaded = pages.reduce((sum, { wallets }) => sum + wallets.length, 0)
        return last.wallets.length > 0 && loaded < last.count ? pages.length + 1 : undefined
      },
    }),
  }
}
