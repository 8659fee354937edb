import type { QueryClient } from '@tanstack/query-core'
import type { KitBase } from '../../boot/kitBase.ts'
import type { Queries } from '../queries/createQueries.ts'
import type { Routes } from './routes.ts'

/** What a feature is created with: the kit, its query client and its queries. */
export type FeatureRuntime = KitBase & {
  /** One for the kit, or the app's own. It survives the modal. */
  readonly queryClient: QueryClient
  /** Answers from before this time are those of an earlier visit. */
  readonly startedAt: number
  /** Everything that a service or a chain knows, as queries. */
  readonly queries: Queries
  /** How the modal treats each route. */
  readonly routes: Routes
}
