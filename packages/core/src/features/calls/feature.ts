import type { Calls } from '../../contract/requests/calls.ts'
import { defineFeature, type FeatureDefinition } from '../../runtime/features/defineFeature.ts'
import type { RouteDefinition } from '../../runtime/features/routeDefinition.ts'

export type CallsRoutes = {
  /** Calls that an app asked for together, with what became of each. */
  BatchProgress: RouteDefinition<{ id: string }>
}

/** Batches of calls. The request pipeline loads its code, too. */
export const calls: FeatureDefinition<'calls', CallsRoutes, Calls> = defineFeature({
  id: 'calls',
  routes: { BatchProgress: { needs: 'account' } },
  load: async () => (await import('../../runtime/calls/createCalls.ts')).createCalls,
})
