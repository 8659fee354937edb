export {
  type Analytics,
  createAnalytics,
  type TimedEvent,
} from '../api/analytics/createAnalytics.ts'
export { createExplorer, type Explorer } from '../api/explorer/createExplorer.ts'
export { createQueries, type Queries } from '../queries/createQueries.ts'
export type { WalletList } from '../queries/fetchWallets.ts'
export type { PagedQuery, Query } from '../queries/query.ts'
