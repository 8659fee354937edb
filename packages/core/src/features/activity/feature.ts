import {
  defineFeature,
  type FeatureDefinition,
  type NoRoutes,
} from '../../runtime/features/defineFeature.ts'

/** The account's transactions: a tab of the account view. */
export const activity: FeatureDefinition<'activity', NoRoutes> = defineFeature({
  id: 'activity',
  routes: {},
})
