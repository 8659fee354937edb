export {
  type Analytics,
  createAnalytics,
  type TimedEvent,
} from '../runtime/api/analytics/createAnalytics.ts'
export { createExplorer, type Explorer } from '../runtime/api/explorer/createExplorer.ts'
export { createQueries, type Queries } from '../runtime/queries/createQueries.ts'
export type { RecommendedWallets } from '../runtime/queries/fetchRecommended.ts'
export type { WalletList } from '../runtime/queries/fetchWallets.ts'
export type { PagedQuery, Query } from '../runtime/queries/query.ts'
